import { broughtBy } from "#modules-contract";
import type { Holder } from "./module-contract.ts";

/**
 * Each right (permission) and who may hold it; modules bring them. An endpoint names the one that it needs; the access
 * tests are made of both.
 */
export const holders = { "office.enter": "staff", ...broughtBy("rights") } as const;

export type Right = keyof typeof holders;

export const roles = ["owner", "manager", "packer", "editor", "accountant"] as const;
export type Role = (typeof roles)[number];

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

/** What some of the staff hold. The owner holds everything, a manager all but who else works here. */
const held: Readonly<Record<Exclude<Role, "owner" | "manager">, readonly Right[]>> = {
  packer: ["office.enter", "stock.see", "orders.see", "orders.pack", "orders.send", "returns.see"],
  editor: [
    "office.enter",
    "goods.change",
    "stock.see",
    "stock.change",
    "reviews.keep",
    "orders.write",
    "messages.see",
    "messages.answer",
  ],
  accountant: ["office.enter", "orders.see", "money.see", "money.settle", "returns.see", "log.see"],
};

/** Whether somebody who is signed in, or a visitor, holds it. */
export function holds(caller: { readonly role: Role | null } | null, right: Right): boolean {
  const holder: Holder = holders[right];
  if (holder === "anyone") return true;
  if (caller === null) return false;
  return holder === "guest" || holder === "customer" || roleHolds(caller.role, right);
}

/** Of the rights of the staff. */
export function roleHolds(role: Role | null, right: Right): boolean {
  if (role === null) return false;
  if (role === "owner") return true;
  return role === "manager" ? !right.startsWith("people.") : held[role].includes(right);
}
