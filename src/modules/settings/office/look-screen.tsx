import { partsOf } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { coloursIn, isColourSet } from "#modules/settings/rules/colour-sets.ts";
import { draftName } from "#server/office/draft-name.ts";
import { settingsEndpoints } from "../endpoints.ts";
import { LookPage } from "./look-page.tsx";
import { settingGiven } from "./public/setting-screens.tsx";

const group = "look";

export const lookScreen: Screen = {
  path: "shop/look",
  right: settingsEndpoints.change.right,
  takesDrafts: true,
  act: { input: settingGiven },
  async show(request) {
    const answer = await askEndpoint(settingsEndpoints.show, { group }, request);
    if (!answer) return undefined;
    const { [draftName]: pressed, ...typed } = request.typed ?? request.problem?.values ?? {};
    const themes = partsOf(group).filter(([name]) => name === "light" || name === "dark");
    const { title } = textsOf(request.page.requestContext.lang).shopPages.group[group];
    const set = pressed !== undefined && isColourSet(pressed) ? coloursIn(pressed) : {};
    const shown = typed.only === "light,dark" ? { ...typed, ...set } : undefined;
    const body = <LookPage {...answer} parts={themes} typed={shown} pressed={pressed} />;
    return { title, body, picksColours: true };
  },
};
