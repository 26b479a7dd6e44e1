import { wordsIn } from "#contract/format/words.ts";
import { partsOf } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { settingGiven } from "#modules/settings/office/public/setting-screens.tsx";
import { draftName } from "#server/office/draft-name.ts";
import { policyEndpoints } from "../endpoints.ts";
import { isPolicyPage } from "../rules/policy-pages.ts";
import { PoliciesPage, PolicySettingPage } from "./policies-page.tsx";

const group = "policies";

const policiesScreen: Screen = {
  path: "shop/policies",
  right: settingsEndpoints.show.right,
  async show(request) {
    const answer = await askEndpoint(settingsEndpoints.show, { group }, request);
    const { title } = textsOf(request.page.requestContext.lang).shopPages.group[group];
    return answer && { title, body: <PoliciesPage {...answer} /> };
  },
};

const policyScreen: Screen = {
  path: "shop/policies/:page",
  right: settingsEndpoints.change.right,
  takesDrafts: true,
  act: { input: settingGiven },
  async show(request) {
    const { page = "" } = request.params;
    if (!isPolicyPage(page)) return undefined;
    const [answer, policy] = await Promise.all([
      askEndpoint(settingsEndpoints.show, { group }, request),
      askEndpoint(policyEndpoints.policy, { page }, request),
    ]);
    if (!answer || !policy) return undefined;
    const { own: made } = policy;
    const draft = request.typed?.[draftName];
    const uses = draft === "use";
    const begun = uses ? { [`${page}.en`]: made.en, [`${page}.hi`]: made.hi } : {};
    const typed = request.typed ? { ...request.typed, ...begun } : request.problem?.values;
    const words = { en: typed?.[`${page}.en`] ?? "", hi: typed?.[`${page}.hi`] ?? "" };
    const seen = draft === "see" ? wordsIn(words, request.page.requestContext.lang) : undefined;
    const shown = { page, made, typed, seen, parts: partsOf(group).filter(([name]) => name === page) };
    const title = textsOf(request.page.requestContext.lang).shopPages.field[`policies.${page}`] ?? page;
    return { title, body: <PolicySettingPage {...answer} {...shown} /> };
  },
};

export const screens: readonly Screen[] = [policiesScreen, policyScreen];
