import { toldCalls } from "#contract/calls/told.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { ToldPage } from "../pages/told-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const toldScreen: Screen = {
  path: "told",
  right: toldCalls.see.right,
  async show(wanted) {
    const answer = await asked(toldCalls.see, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.told;
    return answer && { title, body: <ToldPage told={answer} /> };
  },
};
