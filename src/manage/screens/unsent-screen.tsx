import { unsentCalls } from "#contract/calls/unsent.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { UnsentPage } from "../pages/unsent-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const unsentScreen: Screen = {
  path: "unsent",
  right: unsentCalls.list.right,
  async show(wanted) {
    const answer = await asked(unsentCalls.list, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.unsent;
    return answer && { title, body: <UnsentPage {...answer} /> };
  },
};
