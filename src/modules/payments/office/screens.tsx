import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { paymentOfficeEndpoints } from "../office-endpoints.ts";
import { PaymentsPage } from "./payments-page.tsx";

const paymentsScreen: Screen = {
  path: "payments",
  right: paymentOfficeEndpoints.tasks.right,
  async show(request) {
    const answer = await askEndpoint(paymentOfficeEndpoints.tasks, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).payments;
    return answer && { title, body: <PaymentsPage tasks={answer.tasks} latest={answer.latest} /> };
  },
};

export const screens: readonly Screen[] = [paymentsScreen];
