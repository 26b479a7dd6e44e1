import { toldEndpoints } from "#contract/endpoints/told.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { ToldPage } from "../pages/told-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const toldScreen: Screen = {
  path: "told",
  right: toldEndpoints.see.right,
  async show(wanted) {
    const answer = await asked(toldEndpoints.see, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.told;
    return answer && { title, body: <ToldPage told={answer} /> };
  },
};
