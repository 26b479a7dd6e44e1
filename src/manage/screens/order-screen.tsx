import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { officePath } from "../frame/places.ts";
import { OrderPage } from "../pages/order-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import { withCounted } from "../parts/counted-lines.ts";
import { undoOfOrder } from "../parts/undo-of.ts";
import type { Screen } from "../screen.ts";

export const orderScreen: Screen = {
  path: "orders/:id",
  right: fulfilmentEndpoints.show.right,
  act: { given: (_, fields) => withCounted(fields) },
  async show(wanted) {
    const answer = await asked(fulfilmentEndpoints.show, { id: wanted.params.id }, wanted);
    if (!answer) return undefined;
    const { order } = answer;
    return {
      title: order.number,
      scans: true,
      undo: undoOfOrder(order, officePath(`orders/${order.number}`)),
      body: <OrderPage order={order} since={versionOf(wanted.query.get("since"))} />,
    };
  },
};

function versionOf(typed: string | null): number | undefined {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
