import { type Role, roleHolds } from "#contract/rights.ts";
import type { NavigationItem } from "#modules/define-browser-module.ts";
import { browserModules } from "#modules-browser";

export const groups = ["selling", "running"] as const;

const own: readonly NavigationItem[] = [
  { name: "today", path: "", icon: "home", right: "office.enter", position: 10 },
  { name: "orders", path: "orders", icon: "package", right: "orders.see", position: 20 },
  { name: "goods", path: "goods", icon: "tag", right: "goods.change", position: 30 },
  {
    name: "customers",
    path: "customers",
    icon: "user",
    right: "customers.see",
    group: "selling",
    position: 50,
  },
  { name: "offers", path: "sales", icon: "bolt", right: "goods.change", group: "selling", position: 60 },
  { name: "shop", path: "shop", icon: "store", right: "shop.change", group: "running", position: 90 },
  { name: "people", path: "people", icon: "shield", right: "people.see", group: "running", position: 100 },
  { name: "log", path: "log", icon: "clock", right: "log.see", group: "running", position: 110 },
];
const all = [...own, ...browserModules.flatMap(({ navigation }) => navigation ?? [])].toSorted(
  (one, other) => one.position - other.position,
);

/** Where somebody of this role can go; what is used most comes first, under the thumb. */
export function navigationFor(role: Role | null): readonly NavigationItem[] {
  return all.filter(({ right }) => right === undefined || roleHolds(role, right));
}
