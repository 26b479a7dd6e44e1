import type { CartLineView } from "../cart-view.ts";

/** A line that cannot be sold stands in the cart, but costs nothing. */
export function isSold({ changes }: Pick<CartLineView, "changes">): boolean {
  return !changes.some(({ kind }) => kind === "gone" || kind === "soldOut" || kind === "optionGone");
}
