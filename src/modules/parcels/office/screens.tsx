import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { courierBillEndpoints } from "../bill-endpoints.ts";
import { CourierBillPage } from "./courier-bill-page.tsx";
import { CourierBillsPage } from "./courier-bills-page.tsx";

const billsScreen: Screen = {
  path: "courier-bills",
  right: courierBillEndpoints.list.right,
  act: {
    done: (_, answer) =>
      officePath(`courier-bills/${(answer as AnswerOf<typeof courierBillEndpoints.read>).id}`),
  },
  async show(request) {
    const answer = await askEndpoint(courierBillEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).parcels.bills;
    return answer && { title, body: <CourierBillsPage {...answer} /> };
  },
};

const billScreen: Screen = {
  path: "courier-bills/:id",
  right: courierBillEndpoints.look.right,
  async show(request) {
    const wish = { id: request.params.id, ...filterOf(request.query, "after") };
    const answer = await askEndpoint(courierBillEndpoints.look, wish, request);
    const { title } = textsOf(request.page.requestContext.lang).parcels.bills;
    return answer && { title, body: <CourierBillPage {...answer} /> };
  },
};

export const screens: readonly Screen[] = [billsScreen, billScreen];
