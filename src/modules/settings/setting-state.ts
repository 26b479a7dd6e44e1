import type { SettingGroup, ShopSettings } from "#contract/shop-settings.ts";

/** A group as it stands: what it says, which of it the owner has set, and who was the last to change it. */
export interface SettingState<Group extends SettingGroup = SettingGroup> {
  readonly group: Group;
  readonly version: number;
  readonly value: ShopSettings[Group];
  readonly set: readonly string[];
  readonly changedAt: number | null;
  readonly changedBy: string | null;
}

export interface SettingChange {
  /** The version that the change was made of. */
  readonly seen: number;
  /** A field with null goes back to the shop's own value. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly by: string;
}
