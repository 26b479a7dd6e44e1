import { settingsEndpoints } from "#contract/endpoints/settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { SettingChangesPage } from "../pages/setting-changes-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const changesScreen: Screen = {
  path: "shop/changes",
  right: settingsEndpoints.changes.right,
  async show(wanted) {
    const answer = await asked(settingsEndpoints.changes, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).shopPages.changes;
    return answer && { title, body: <SettingChangesPage changes={answer.changes} /> };
  },
};
