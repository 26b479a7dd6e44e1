import { booksCalls } from "#contract/calls/books.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { MoneyPage } from "../pages/money-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const moneyScreen: Screen = {
  path: "money",
  right: booksCalls.see.right,
  async show(wanted) {
    const report = await asked(booksCalls.see, wishOf(wanted.query, "period"), wanted);
    const { title } = textsOf(wanted.page.facts.lang).money;
    return report && { title, body: <MoneyPage report={report} /> };
  },
};
