import type { QuoteView } from "#modules/orders/quote-view.ts";

/** How much more makes shipping free, in whole rupees: the sum has to be passed, not reached. */
export function missingForFree({ subtotal, freeShippingFrom: sum }: QuoteView): number {
  return Math.max(0, Math.ceil((sum - subtotal + 1) / 100) * 100);
}
