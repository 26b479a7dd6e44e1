import { type SettingGroup, type ShopSettings, settingGroups } from "#contract/shop-settings.ts";

/** Some fields of some groups: what is stored, or what the machine's owner has put into the environment. */
export type SomeSettings = { readonly [Group in SettingGroup]?: Partial<ShopSettings[Group]> };

/** What is stored before what the environment says, and that before the shop's own values. */
export function readGroup<Group extends SettingGroup>(
  group: Group,
  stored: object,
  fallback: SomeSettings,
): { readonly value: ShopSettings[Group]; readonly unreadable: readonly string[] } {
  const schema = settingGroups[group];
  const fields: Record<string, unknown> = { ...fallback[group], ...stored };
  const whole = schema.safeParse(fields);
  if (whole.success) return { value: whole.data as ShopSettings[Group], unreadable: [] };
  // Written by another release: what still reads well stays, so that one field does not cost the others.
  const unreadable = [...new Set(whole.error.issues.map(({ path, code }) => fieldOf(path, code)))];
  const rest = Object.entries(fields).filter(
    ([field]) => field in schema.shape && !unreadable.includes(field),
  );
  const read = schema.safeParse(Object.fromEntries(rest));
  return { value: (read.data ?? schema.parse({})) as ShopSettings[Group], unreadable };
}

function fieldOf([field]: readonly PropertyKey[], code: string): string {
  return field === undefined ? code : String(field);
}
