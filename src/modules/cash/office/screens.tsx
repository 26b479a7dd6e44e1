import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import { tickedIn } from "#manage/parts/ticked.ts";
import type { Screen } from "#manage/screen.ts";
import { owedCashEndpoints } from "../office-endpoints.ts";
import { OwedCashPage } from "./owed-cash-page.tsx";

const owedCashScreen: Screen = {
  path: "cash",
  right: owedCashEndpoints.see.right,
  act: {
    input: ({ name }, { reference, rupees, note, ...fields }) =>
      name === owedCashEndpoints.settle.name
        ? { orders: tickedIn(fields) || undefined, reference, rupees, note }
        : fields,
  },
  async show(request) {
    const answer = await askEndpoint(
      owedCashEndpoints.see,
      filterOf(request.query, "carrier", "cursor"),
      request,
    );
    const { title } = textsOf(request.page.requestContext.lang).owedCash;
    return answer && { title, body: <OwedCashPage {...answer} /> };
  },
};

export const screens: readonly Screen[] = [owedCashScreen];
