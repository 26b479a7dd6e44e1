import type { Texts } from "./texts/en.ts";

/** What the ways to cart and wishlist are called, with what is there. */
export function cartWords(shell: Texts["shell"], lines: number, units: number): string {
  return lines > 0 ? `${shell.cart}, ${shell.cartCount(lines, units)}` : shell.cart;
}

export function wishlistWords({ shell, frame }: Pick<Texts, "shell" | "frame">, products: number): string {
  return products > 0 ? `${shell.wishlist}, ${frame.wishlistCount(products)}` : shell.wishlist;
}
