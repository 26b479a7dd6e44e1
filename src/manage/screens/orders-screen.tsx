import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { manyOrdersEndpoints } from "#contract/endpoints/many-orders.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { OrdersPage } from "../pages/orders-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import { manySaid } from "../parts/many-said.ts";
import { tickedIn, tickName } from "../parts/ticked.ts";
import { undoOf } from "../parts/undo-of.ts";
import type { Screen } from "../screen.ts";

export const ordersScreen: Screen = {
  path: "orders",
  right: fulfilmentEndpoints.list.right,
  act: {
    given: ({ name }, fields) =>
      name === manyOrdersEndpoints.nextMany.name ? { orders: tickedIn(fields) } : fields,
    said: manySaid,
  },
  async show(wanted) {
    const { query, page } = wanted;
    const wish = wishOf(query, "tab", "search", "cursor");
    const [answer, undo] = await Promise.all([
      asked(fulfilmentEndpoints.list, wish, wanted),
      undoOf(query.get("done"), "orders", wanted),
    ]);
    if (!answer) return undefined;
    const { title } = textsOf(page.facts.lang).manage.orders;
    return { title, undo, scans: true, body: <OrdersPage {...answer} wish={wish} tickName={tickName} /> };
  },
};
