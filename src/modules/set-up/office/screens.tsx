import { partsOf } from "#contract/settings/setting-shapes.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { asked } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
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
  async show(wanted) {
    const view = await asked(setUpEndpoints.show, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).setUp;
    return view && { title, body: <SetUpPage view={view} /> };
  },
};

const promisesScreen: Screen = {
  path: "set-up/promises",
  right: setUpEndpoints.promises.right,
  async show(wanted) {
    const answer = await asked(setUpEndpoints.promises, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).promises;
    return answer && { title, body: <PromisesPage {...answer} /> };
  },
};

/** The words of one, to be changed in both languages together. */
const promiseScreen: Screen = {
  path: "set-up/promises/:id",
  right: settingsEndpoints.change.right,
  takesDrafts: true,
  act: { given: settingGiven },
  async show(wanted) {
    const one = promiseOf(wanted.params.id ?? "");
    if (!one || one.page) return undefined;
    const { group, without } = one;
    const only = Object.keys(without);
    const [answer, list] = await Promise.all([
      asked(settingsEndpoints.show, { group }, wanted),
      asked(setUpEndpoints.promises, {}, wanted),
    ]);
    const found = list?.promises.find(({ id }) => id === one.id);
    if (!answer || !found || only.length === 0) return undefined;
    const parts = partsOf(group).filter(([name]) => only.includes(name));
    const draft = wanted.typed && afterPress(parts, wanted.typed);
    // What is still open begins with what the shop would say.
    const begun = found.state === "open" ? flatParts(parts, settingGroups[group].parse({})) : undefined;
    const typed = draft?.fields ?? wanted.problem?.values ?? begun;
    const body = <PromisePage one={found} {...answer} {...{ parts, only, typed, pressed: draft?.pressed }} />;
    return { title: textsOf(wanted.page.facts.lang).promises.title, body };
  },
};

export const screens: readonly Screen[] = [setUpScreen, promisesScreen, promiseScreen];
