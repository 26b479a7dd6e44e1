import { type Right, type Role, roleHolds } from "#contract/rights.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { IconName } from "#web/ui/icon-names.ts";

export interface Place {
  readonly name: keyof ServerTexts["manage"]["nav"];
  /** Below /manage. */
  readonly path: string;
  readonly icon: IconName;
  readonly right?: Right;
  readonly group?: Group;
}

/** What is opened every day stands before them, under no heading. */
export const groups = ["selling", "running"] as const;
type Group = (typeof groups)[number];

const places: readonly Place[] = [
  { name: "today", path: "", icon: "home", right: "office.enter" },
  { name: "orders", path: "orders", icon: "package", right: "orders.see" },
  { name: "goods", path: "goods", icon: "tag", right: "goods.change" },
  { name: "messages", path: "messages", icon: "chat", right: "messages.see" },
  { name: "customers", path: "customers", icon: "user", right: "customers.see", group: "selling" },
  { name: "offers", path: "sales", icon: "bolt", right: "goods.change", group: "selling" },
  { name: "reviews", path: "reviews", icon: "star", right: "reviews.keep", group: "selling" },
  { name: "money", path: "money", icon: "wallet", right: "money.see", group: "running" },
  { name: "shop", path: "shop", icon: "store", right: "shop.change", group: "running" },
  { name: "people", path: "people", icon: "shield", right: "people.see", group: "running" },
  { name: "log", path: "log", icon: "clock", right: "log.see", group: "running" },
];

/** Where somebody of this role can go; what is used most comes first, under the thumb. */
export function placesFor(role: Role | null): readonly Place[] {
  return places.filter(({ right }) => right === undefined || roleHolds(role, right));
}

/** Screens with an address of their own that belong to a place; what is one's own belongs to none. */
const belongings: Readonly<Record<string, string>> = {
  unsent: "",
  "new-order": "orders",
  pick: "orders",
  returns: "orders",
  scarce: "goods",
  cash: "money",
  payments: "money",
  "set-up": "shop",
};

/** The path of the place where one is, at a path below /manage. */
export function placeAt(path: string): string {
  const [section = ""] = path.split("/");
  return belongings[section] ?? section;
}

export function officePath(path = ""): string {
  return path === "" ? "/manage" : `/manage/${path}`;
}
