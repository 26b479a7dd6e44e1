import { setUpEndpoints } from "#contract/endpoints/set-up.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { SetUpPage } from "../pages/set-up-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const setUpScreen: Screen = {
  path: "set-up",
  right: setUpEndpoints.show.right,
  async show(wanted) {
    const view = await asked(setUpEndpoints.show, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).setUp;
    return view && { title, body: <SetUpPage view={view} /> };
  },
};
