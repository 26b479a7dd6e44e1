import { type Role, roleHolds } from "#contract/rights.ts";
import type { NavigationItem } from "#modules/define-browser-module.ts";
import { browserModules } from "#modules-browser";

export const groups = ["selling", "running"] as const;

const own: readonly NavigationItem[] = [
  { label: ({ manage }) => manage.nav.today, path: "", icon: "home", right: "office.enter", position: 10 },
  {
    label: ({ manage }) => manage.nav.orders,
    path: "orders",
    icon: "package",
    right: "orders.see",
    position: 20,
  },
  {
    label: ({ manage }) => manage.nav.goods,
    path: "goods",
    icon: "tag",
    right: "goods.change",
    position: 30,
  },
  {
    label: ({ manage }) => manage.nav.customers,
    path: "customers",
    icon: "user",
    right: "customers.see",
    group: "selling",
    position: 50,
  },
  {
    label: ({ manage }) => manage.nav.offers,
    path: "sales",
    icon: "bolt",
    right: "goods.change",
    group: "selling",
    position: 60,
  },
  {
    label: ({ manage }) => manage.nav.shop,
    path: "shop",
    icon: "store",
    right: "shop.change",
    group: "running",
    position: 90,
  },
  {
    label: ({ manage }) => manage.nav.people,
    path: "people",
    icon: "shield",
    right: "people.see",
    group: "running",
    position: 100,
  },
  {
    label: ({ manage }) => manage.nav.log,
    path: "log",
    icon: "clock",
    right: "log.see",
    group: "running",
    position: 110,
  },
];
const all = [...own, ...browserModules.flatMap(({ navigation }) => navigation ?? [])].toSorted(
  (one, other) => one.position - other.position,
);

/** Where somebody of this role can go; what is used most comes first, under the thumb. */
export function navigationFor(role: Role | null): readonly NavigationItem[] {
  return all.filter(({ right }) => right === undefined || roleHolds(role, right));
}
