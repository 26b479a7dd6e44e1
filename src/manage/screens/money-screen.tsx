import { booksEndpoints } from "#contract/endpoints/books.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { MoneyPage } from "../pages/money-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const moneyScreen: Screen = {
  path: "money",
  right: booksEndpoints.see.right,
  async show(wanted) {
    const report = await asked(booksEndpoints.see, wishOf(wanted.query, "period"), wanted);
    const { title } = textsOf(wanted.page.facts.lang).money;
    return report && { title, body: <MoneyPage report={report} /> };
  },
};
