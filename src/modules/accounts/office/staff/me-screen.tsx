import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { factorEndpoints } from "#modules/accounts/second-factor/endpoints.ts";
import { MePage } from "./me-page.tsx";

export const meScreen: Screen = {
  path: "me",
  async show(request) {
    const factors = await askEndpoint(factorEndpoints.show, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.me;
    return factors && { title, needsPasskeys: true, body: <MePage {...factors} /> };
  },
};
