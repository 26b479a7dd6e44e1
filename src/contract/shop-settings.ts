import type { z } from "zod";
import { broughtBy } from "#modules-contract";

/** What the shop says of itself, group by group, as its modules bring them. */
export const settingGroups = broughtBy("settings");

export type SettingGroup = keyof typeof settingGroups;

export type ShopSettings = {
  readonly [Group in SettingGroup]: Readonly<z.output<(typeof settingGroups)[Group]>>;
};

export function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(settingGroups, name);
}
