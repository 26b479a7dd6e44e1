import { moneyEndpoints } from "#contract/endpoints/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { PaymentsPage } from "../pages/payments-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const paymentsScreen: Screen = {
  path: "payments",
  right: moneyEndpoints.tasks.right,
  async show(wanted) {
    const answer = await asked(moneyEndpoints.tasks, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.payments;
    return answer && { title, body: <PaymentsPage tasks={answer.tasks} latest={answer.latest} /> };
  },
};
