import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { pastOrdersEndpoints } from "../endpoints.ts";
import { PastOrderPage } from "./past-order-page.tsx";
import { PastOrdersPage } from "./past-orders-page.tsx";
import { pastOrdersPath } from "./public/past-orders-path.ts";

export const pastOrdersScreen: Screen = {
  path: pastOrdersPath,
  right: pastOrdersEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "search", "cursor");
    const answer = await askEndpoint(pastOrdersEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).pastOrders;
    return answer && { title, body: <PastOrdersPage {...answer} filter={filter} /> };
  },
};

export const pastOrderScreen: Screen = {
  path: `${pastOrdersPath}/:id`,
  right: pastOrdersEndpoints.show.right,
  act: { done: () => officePath(pastOrdersPath) },
  async show(request) {
    const answer = await askEndpoint(pastOrdersEndpoints.show, { id: request.params.id }, request);
    return answer && { title: answer.order.number, body: <PastOrderPage order={answer.order} /> };
  },
};
