import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import { tickedIn, tickName } from "#manage/parts/ticked.ts";
import { undoOf } from "#manage/parts/undo-of.ts";
import type { Screen } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "../fulfilment/many-endpoints.ts";
import { OrdersPage } from "./orders-page.tsx";
import { formatManyResults } from "./public/format-many-results.ts";

export const ordersScreen: Screen = {
  path: "orders",
  right: fulfilmentEndpoints.list.right,
  act: {
    given: ({ name }, fields) =>
      name === manyOrdersEndpoints.nextMany.name ? { orders: tickedIn(fields) } : fields,
    said: formatManyResults,
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
