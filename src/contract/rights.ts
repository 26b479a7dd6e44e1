/** Whoever asks, whoever is signed in, and the people of the shop. */
export type Holder = "anyone" | "customer" | "staff";

/** Each right and who holds it. A call names the one that it needs; the access tests are made of both. */
export const holders = {
  "account.enter": "anyone",
  "account.own": "customer",
  "addresses.own": "customer",
  "goods.see": "anyone",
  "goods.change": "staff",
  "reviews.see": "anyone",
  "reviews.write": "customer",
  "stores.see": "anyone",
  "newsletter.join": "anyone",
  "cart.see": "customer",
  "cart.change": "customer",
  "wishlist.see": "customer",
  "wishlist.change": "customer",
  "orders.place": "customer",
  "orders.own": "customer",
  "orders.all": "staff",
  "orders.enter": "staff",
  "orders.move": "staff",
  "payments.tell": "anyone",
} as const satisfies Record<`${string}.${string}`, Holder>;

export type Right = keyof typeof holders;

/** Whether somebody, or a visitor, holds it. */
export function holds(caller: { readonly isStaff: boolean } | null, right: Right): boolean {
  const holder: Holder = holders[right];
  if (holder === "anyone") return true;
  return caller !== null && (holder === "customer" || caller.isStaff);
}
