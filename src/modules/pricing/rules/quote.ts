import { billOf, type QuoteView } from "#modules/orders/quote-view.ts";
import { chargesOf, subtotalOf } from "./charges.ts";
import { bandFor } from "./delivery.ts";
import type { Priced } from "./priced.ts";

/** The one price of a cart: its goods and its charges. */
export function quoteOf(priced: Priced): QuoteView {
  const grams = priced.goods.reduce((sum, one) => sum + one.grams, 0);
  const { freeAbovePaise: freeShippingFrom } = bandFor(priced.terms, grams);
  return { ...billOf(subtotalOf(priced), chargesOf(priced)), freeShippingFrom };
}

/** The cart page's documented estimate: the goods and their delivery, free or not. */
export function estimateOf({ goods, terms }: Priced): { shipping: number; total: number } {
  const subtotal = subtotalOf({ goods });
  const grams = goods.reduce((sum, one) => sum + one.grams, 0);
  const shipping = subtotal > 0 ? bandFor(terms, grams).paise : 0;
  return { shipping, total: subtotal + shipping };
}
