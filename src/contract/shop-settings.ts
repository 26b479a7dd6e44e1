import type { z } from "zod";
import { contact } from "./settings/contact.ts";
import { shop } from "./settings/shop.ts";
import { social } from "./settings/social.ts";

/** What the shop says of itself, group by group. What an owner has not set has the value named in its group's file. */
export const settingGroups = { shop, contact, social } as const;

export type SettingGroup = keyof typeof settingGroups;

export type ShopSettings = {
  readonly [Group in SettingGroup]: Readonly<z.output<(typeof settingGroups)[Group]>>;
};

export function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(settingGroups, name);
}
