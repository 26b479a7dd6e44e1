import type { QuoteView } from "#contract/quote-view.ts";

/** What the least purchase costs after which shipping is free: the sum has to be passed, not reached. */
export function missingForFree({ subtotal, freeShippingFrom: sum }: QuoteView): number {
  return Math.max(0, sum - subtotal + 1);
}
