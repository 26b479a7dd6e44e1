import type { CartView } from "#modules/cart/cart-view.ts";

type Rules = typeof import("#modules/cart/rules/foreseen-cart.ts");

let rules: Rules | undefined;

/** The rules of prices are not needed for the first view; until they are here a change is shown once it is done. */
export async function loadForesight(): Promise<void> {
  rules ??= await import("#modules/cart/rules/foreseen-cart.ts");
}

export function foreseen(look: (rules: Rules, cart: CartView) => CartView): (cart: CartView) => CartView {
  return (cart) => (rules ? look(rules, cart) : cart);
}
