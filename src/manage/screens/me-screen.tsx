import { factorEndpoints } from "#contract/endpoints/factor.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { MePage } from "../pages/me-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const meScreen: Screen = {
  path: "me",
  async show(wanted) {
    const factors = await asked(factorEndpoints.show, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.me;
    return factors && { title, needsPasskeys: true, body: <MePage {...factors} /> };
  },
};
