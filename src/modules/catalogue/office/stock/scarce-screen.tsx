import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { scarceEndpoints } from "#modules/catalogue/stock/scarce-endpoints.ts";
import { ScarcePage } from "./scarce-page.tsx";

export const scarceScreen: Screen = {
  path: "scarce",
  right: scarceEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "cursor", "open");
    const { open: _, ...list } = filter;
    const answer = await askEndpoint(scarceEndpoints.list, list, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.scarce;
    return answer && { title, body: <ScarcePage {...answer} filter={filter} /> };
  },
};
