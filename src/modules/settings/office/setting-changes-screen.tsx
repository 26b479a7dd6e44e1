import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { settingsEndpoints } from "../endpoints.ts";
import { SettingChangesPage } from "./setting-changes-page.tsx";

export const changesScreen: Screen = {
  path: "shop/changes",
  right: settingsEndpoints.changes.right,
  async show(request) {
    const answer = await askEndpoint(settingsEndpoints.changes, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).shopPages.changes;
    return answer && { title, body: <SettingChangesPage changes={answer.changes} /> };
  },
};
