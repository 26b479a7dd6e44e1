import { unsentEndpoints } from "#contract/endpoints/unsent.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { UnsentPage } from "../pages/unsent-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const unsentScreen: Screen = {
  path: "unsent",
  right: unsentEndpoints.list.right,
  async show(wanted) {
    const answer = await asked(unsentEndpoints.list, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.unsent;
    return answer && { title, body: <UnsentPage {...answer} /> };
  },
};
