import { setUpEndpoints } from "#contract/endpoints/set-up.ts";
import { settingsEndpoints } from "#contract/endpoints/settings.ts";
import { promiseOf } from "#contract/promises.ts";
import { partsOf } from "#contract/setting-shapes.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { PromisePage, PromisesPage } from "../pages/promises-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";
import { flatParts } from "../settings/flat-fields.ts";
import { afterPress } from "../settings/press.ts";
import { settingGiven } from "./setting-screens.tsx";

export const promisesScreen: Screen = {
  path: "set-up/promises",
  right: setUpEndpoints.promises.right,
  async show(wanted) {
    const answer = await asked(setUpEndpoints.promises, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).promises;
    return answer && { title, body: <PromisesPage {...answer} /> };
  },
};

/** The words of one, to be changed in both languages together. */
export const promiseScreen: Screen = {
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
