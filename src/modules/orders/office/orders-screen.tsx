import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import { tickedIn, tickName } from "#manage/parts/ticked.ts";
import type { Screen } from "#manage/screen.ts";
import { pastOrdersEndpoints } from "#modules/past-orders/endpoints.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "../fulfilment/many-endpoints.ts";
import { OrdersPage } from "./orders-page.tsx";
import { formatManyResults } from "./public/format-many-results.ts";
import { undoOf } from "./undo-of.ts";

export const ordersScreen: Screen = {
  path: "orders",
  right: fulfilmentEndpoints.list.right,
  act: {
    input: ({ name }, fields) =>
      name === manyOrdersEndpoints.nextMany.name ? { orders: tickedIn(fields) } : fields,
    message: formatManyResults,
  },
  async show(request) {
    const { query, page } = request;
    const filter = filterOf(query, "tab", "search", "cursor");
    const looksBefore =
      filter.search !== undefined && roleHolds(page.caller?.role ?? null, pastOrdersEndpoints.list.right);
    const [answer, undo, before] = await Promise.all([
      askEndpoint(fulfilmentEndpoints.list, filter, request),
      undoOf(query.get("done"), "orders", request),
      looksBefore ? askEndpoint(pastOrdersEndpoints.list, { search: filter.search }, request) : undefined,
    ]);
    if (!answer) return undefined;
    const { title } = textsOf(page.requestContext.lang).manage.orders;
    return {
      title,
      undo,
      scans: true,
      body: <OrdersPage {...answer} before={before?.orders ?? []} filter={filter} tickName={tickName} />,
    };
  },
};
