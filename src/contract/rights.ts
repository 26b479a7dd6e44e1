/**
 * Whoever asks; a guest, where the shop has guests, or whoever is signed in; whoever is signed in; the people of the
 * shop.
 */
export type Holder = "anyone" | "guest" | "customer" | "staff";

/**
 * Each right (permission) and who may hold it. An endpoint names the one that it needs; the access tests are made of both.
 */
export const holders = {
  "account.enter": "anyone",
  "account.own": "customer",
  "addresses.own": "customer",
  "goods.see": "anyone",
  "goods.change": "staff",
  "goods.import": "staff",
  "stock.see": "staff",
  "stock.change": "staff",
  "reviews.see": "anyone",
  "reviews.write": "customer",
  "reviews.keep": "staff",
  "stores.see": "anyone",
  "delivery.see": "anyone",
  "parcels.tell": "anyone",
  "newsletter.join": "anyone",
  "cart.see": "guest",
  "cart.change": "guest",
  "wishlist.see": "guest",
  "wishlist.change": "guest",
  "orders.place": "guest",
  "orders.own": "customer",
  "orders.track": "anyone",
  "office.enter": "staff",
  "orders.see": "staff",
  "orders.all": "staff",
  "orders.enter": "staff",
  "orders.move": "staff",
  "orders.pack": "staff",
  "orders.send": "staff",
  "orders.cancel": "staff",
  "orders.write": "staff",
  "payments.tell": "anyone",
  "payments.pay": "anyone",
  "money.see": "staff",
  "money.refund": "staff",
  "money.settle": "staff",
  "customers.see": "staff",
  "customers.write": "staff",
  "customers.export": "staff",
  "returns.ask": "anyone",
  "returns.see": "staff",
  "returns.decide": "staff",
  "shop.change": "staff",
  "support.ask": "anyone",
  "support.own": "customer",
  "messages.see": "staff",
  "messages.answer": "staff",
  "log.see": "staff",
  "unsent.see": "staff",
  "unsent.change": "staff",
  "people.see": "staff",
  "people.change": "staff",
} as const satisfies Record<`${string}.${string}`, Holder>;

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
