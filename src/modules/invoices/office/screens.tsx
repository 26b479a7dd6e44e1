import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { booksEndpoints } from "../endpoints.ts";
import { MoneyPage } from "./money-page.tsx";

const moneyScreen: Screen = {
  path: "money",
  right: booksEndpoints.see.right,
  async show(request) {
    const report = await askEndpoint(booksEndpoints.see, filterOf(request.query, "period"), request);
    const { title } = textsOf(request.page.requestContext.lang).money;
    return report && { title, body: <MoneyPage report={report} /> };
  },
};

export const screens: readonly Screen[] = [moneyScreen];
