import { partsOf } from "#contract/settings/setting-shapes.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { hsnEndpoints } from "#modules/hsn-finder/endpoints.ts";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { flatParts } from "#modules/settings/office/public/fields/flat-fields.ts";
import { afterPress } from "#modules/settings/office/public/fields/press.ts";
import { settingGiven } from "#modules/settings/office/public/setting-screens.tsx";
import { setUpEndpoints } from "../endpoints.ts";
import { promiseOf } from "../rules/promises.ts";
import { PromisePage, PromisesPage } from "./promises-page.tsx";
import { SetUpPage } from "./set-up-page.tsx";

const setUpScreen: Screen = {
  path: "set-up",
  right: setUpEndpoints.show.right,
  async show(request) {
    const [view, sold] = await Promise.all([
      askEndpoint(setUpEndpoints.show, {}, request),
      askEndpoint(hsnEndpoints.sold, {}, request),
    ]);
    const { title } = textsOf(request.page.requestContext.lang).setUp;
    return view && { title, body: <SetUpPage view={view} general={sold?.general} /> };
  },
};

const promisesScreen: Screen = {
  path: "set-up/promises",
  right: setUpEndpoints.promises.right,
  async show(request) {
    const answer = await askEndpoint(setUpEndpoints.promises, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).promises;
    return answer && { title, body: <PromisesPage {...answer} /> };
  },
};

/** The words of one, to be changed in both languages together. */
const promiseScreen: Screen = {
  path: "set-up/promises/:id",
  right: settingsEndpoints.change.right,
  takesDrafts: true,
  act: { input: settingGiven },
  async show(request) {
    const one = promiseOf(request.params.id ?? "");
    if (!one || one.page) return undefined;
    const { group, without } = one;
    const only = Object.keys(without);
    const [answer, list] = await Promise.all([
      askEndpoint(settingsEndpoints.show, { group }, request),
      askEndpoint(setUpEndpoints.promises, {}, request),
    ]);
    const found = list?.promises.find(({ id }) => id === one.id);
    if (!answer || !found || only.length === 0) return undefined;
    const parts = partsOf(group).filter(([name]) => only.includes(name));
    const draft = request.typed && afterPress(parts, request.typed);
    // What is still open begins with what the shop would say.
    const begun = found.state === "open" ? flatParts(parts, settingGroups[group].parse({})) : undefined;
    const typed = draft?.fields ?? request.problem?.values ?? begun;
    const body = <PromisePage one={found} {...answer} {...{ parts, only, typed, pressed: draft?.pressed }} />;
    return { title: textsOf(request.page.requestContext.lang).promises.title, body };
  },
};

export const screens: readonly Screen[] = [setUpScreen, promisesScreen, promiseScreen];
