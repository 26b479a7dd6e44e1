import { createContext, useContext } from "react";
import type { SettingGroup } from "#contract/shop-settings.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import type { Flat } from "./flat-fields.ts";

export interface SettingsShown {
  readonly group: SettingGroup;
  /** What stands in the fields: as the shop has it, or as it was typed. */
  readonly fields: Flat;
  /** As the shop has it. */
  readonly kept: Flat;
  readonly action: ActionState;
  /** The button that was pressed, where its row is now. */
  readonly pressed: string | undefined;
  /** What can be chosen where the group itself does not say it: values and names, by field. */
  readonly choices: Readonly<Record<string, readonly (readonly [value: string, name: string])[]>>;
}

export const SettingContext = createContext<SettingsShown | null>(null);

export function useSetting(): SettingsShown {
  const shown = useContext(SettingContext);
  if (!shown) throw new Error("This part stands in the form of a setting.");
  return shown;
}

/** The name without the places in lists: links.0.href is links.href. */
export function plainName(name: string): string {
  return name.replace(/\.\d+(?=\.|$)/g, "");
}
