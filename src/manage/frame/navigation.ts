import { type Role, roleHolds } from "#contract/rights.ts";
import type { NavigationItem } from "#modules/define-browser-module.ts";
import { browserModules } from "#modules-browser";

export const groups = ["selling", "running"] as const;

const all = browserModules
  .flatMap(({ navigation = [] }) => navigation)
  .toSorted((one, other) => one.position - other.position);

/** Where somebody of this role can go; what is used most comes first, under the thumb. */
export function navigationFor(role: Role | null): readonly NavigationItem[] {
  return all.filter(({ right }) => right === undefined || roleHolds(role, right));
}
