import { settingsCalls } from "#contract/calls/settings.ts";
import { partsOf } from "#contract/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { LookPage } from "../pages/look-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";
import { settingGiven } from "./setting-screens.tsx";

const group = "look";

export const lookScreen: Screen = {
  path: "shop/look",
  right: settingsCalls.change.right,
  act: { given: settingGiven },
  async show(wanted) {
    const answer = await asked(settingsCalls.show, { group }, wanted);
    if (!answer) return undefined;
    const typed = wanted.problem?.values;
    const themes = partsOf(group).filter(([name]) => name === "light" || name === "dark");
    const { title } = textsOf(wanted.page.facts.lang).shopPages.group[group];
    const isTyped = typed?.only === "light,dark";
    const body = <LookPage {...answer} parts={themes} typed={isTyped ? typed : undefined} />;
    return { title, body, picksColours: true };
  },
};
