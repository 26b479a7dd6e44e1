import { billOf, type QuoteView } from "#contract/quote-view.ts";
import { chargesOf, type Priced } from "./charges.ts";
import { freeShippingFrom, shippingPaise } from "./shipping.ts";

/** The one price of a cart: its goods and its charges. */
export function quoteOf(priced: Priced): QuoteView {
  const { subtotalPaise, rate } = priced;
  return { ...billOf(subtotalPaise, chargesOf(priced)), freeShippingFrom: freeShippingFrom(rate) };
}

/** What the least purchase costs after which shipping is free: the sum has to be passed, not reached. */
export function missingForFree({ subtotal, freeShippingFrom: sum }: QuoteView): number {
  return Math.max(0, sum - subtotal + 1);
}

/** The cart page's documented estimate: the subtotal and 10 for shipping. */
export function estimateOf(subtotalPaise: number, rate: number): { shipping: number; total: number } {
  const shipping = subtotalPaise > 0 ? shippingPaise(rate) : 0;
  return { shipping, total: subtotalPaise + shipping };
}
