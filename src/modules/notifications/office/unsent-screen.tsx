import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { unsentEndpoints } from "../unsent-endpoints.ts";
import { UnsentPage } from "./unsent-page.tsx";

export const unsentScreen: Screen = {
  path: "unsent",
  right: unsentEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(unsentEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.unsent;
    return answer && { title, body: <UnsentPage {...answer} /> };
  },
};
