import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { bookingEndpoints } from "#modules/parcels/endpoints.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { OrderPage } from "./order-page.tsx";
import { withCounted } from "./public/counted-lines.ts";
import { undoOfOrder } from "./undo-of.ts";

export const orderScreen: Screen = {
  path: "orders/:id",
  right: fulfilmentEndpoints.show.right,
  act: { input: (_, fields) => withCounted(fields) },
  async show(request) {
    const answer = await askEndpoint(fulfilmentEndpoints.show, { id: request.params.id }, request);
    if (!answer) return undefined;
    const { order } = answer;
    const wish = { id: order.id, ...filterOf(request.query, "grams") };
    const booking = await askEndpoint(bookingEndpoints.ofOrder, wish, request);
    // Its booking is cancelled first, which takes the step back.
    const isBooked = booking?.bookings.some(({ canCancel }) => canCancel);
    return {
      title: order.number,
      scans: true,
      undo: isBooked ? undefined : undoOfOrder(order, officePath(`orders/${order.number}`), request),
      body: <OrderPage order={order} booking={booking} since={versionOf(request.query.get("since"))} />,
    };
  },
};

function versionOf(typed: string | null): number | undefined {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
