import { owedCashCalls } from "#contract/calls/owed-cash.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { OwedCashPage } from "../pages/owed-cash-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import { tickedIn } from "../parts/ticked.ts";
import type { Screen } from "../screen.ts";

export const owedCashScreen: Screen = {
  path: "cash",
  right: owedCashCalls.see.right,
  act: {
    given: ({ name }, { reference, rupees, note, ...fields }) =>
      name === owedCashCalls.settle.name
        ? { orders: tickedIn(fields) || undefined, reference, rupees, note }
        : fields,
  },
  async show(wanted) {
    const answer = await asked(owedCashCalls.see, wishOf(wanted.query, "carrier", "cursor"), wanted);
    const { title } = textsOf(wanted.page.facts.lang).owedCash;
    return answer && { title, body: <OwedCashPage {...answer} /> };
  },
};
