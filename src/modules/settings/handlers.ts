import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import { isSettingGroup, type SettingGroup } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { settingsEndpoints } from "./endpoints.ts";
import type { SettingState } from "./setting-state.ts";

export const settingsHandlers: HandlersOf<typeof settingsEndpoints> = {
  async show({ shopSettings }, _caller, { group }) {
    if (!isSettingGroup(group)) return failure("notFound");
    return success({ state: shown(await shopSettings.look(group)) });
  },

  async change({ shopSettings }, caller, { group, seen, fields }, { lang }) {
    if (!isSettingGroup(group)) return failure("notFound");
    if (!mayChange(caller, group)) return failure("factorNeeded");
    const { userId: by } = caller;
    const changed = await shopSettings.change(group, { seen, fields, by });
    return changed.ok || changed.reason !== "invalidInput" ? told(changed) : wrongIn(group, changed, lang);
  },

  async setPicture({ shopSettings, pictures }, { userId: by }, { place, picture }) {
    if (place !== "logo" && place !== "hero") return failure("notFound");
    const made = await pictures.make(picture, place, place === "logo" ? "logo" : "sizes");
    if ("refused" in made) return failure(made.refused, { field: "picture" });
    const { version: seen } = await shopSettings.look("look");
    return told(await shopSettings.change("look", { seen, fields: { [place]: made.picture.file }, by }));
  },

  async changes(shop) {
    const changes = await shop.shopSettings.changes();
    const actor = await actorsOf(
      shop,
      changes.map(({ by }) => by),
    );
    return success({ changes: changes.map(({ by, ...made }) => ({ ...made, by: actor(by) })) });
  },

  async takeBack({ shopSettings }, caller, { id }) {
    return told(await shopSettings.takeBack(id, caller.userId, (group) => mayChange(caller, group)));
  },
};

/** When the second factor is asked for is said by who has just shown it, or nobody need ever show it. */
function mayChange({ hasFreshFactor }: Caller, group: SettingGroup): boolean {
  return group !== "staff" || hasFreshFactor === true;
}

function told(changed: Outcome<SettingState>) {
  return changed.ok ? success({ state: shown(changed.value) }) : failure(changed.reason);
}

function shown({ group, version, value, set, changedAt }: SettingState) {
  return { group, version, value: { ...value }, set: [...set], changedAt };
}

/** The first fault, in the words of whoever made it. */
function wrongIn(group: string, { field = "", message = "" }: Failure, lang: Lang): Failure {
  const [first = ""] = message.split("\n");
  const [, fault = first] = /^[\w.-]+: (.*)$/.exec(first) ?? [];
  return failure("invalidInput", {
    field: field.slice(group.length + 1),
    message: textsOf(lang).shopPages.fault(fault),
  });
}
