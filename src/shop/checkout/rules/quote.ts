import { percentOf, unitPaise } from "#contract/money.ts";
import type { QuoteView } from "#contract/quote-view.ts";

const taxPercent = 10;
export const welcomeCode = "WELCOME10";
export const welcomePercent = 10;

/** Stored prices are hundredths of the catalogue unit: shipping is 10 units, free above 100. */
const shippingStored = 10_00;
const freeAboveStored = 100_00;

/** The one price of a cart. Free shipping looks at the subtotal before the promo; tax is rounded once. */
export function quoteOf({
  subtotalPaise,
  promoPercent,
  rate,
}: {
  subtotalPaise: number;
  promoPercent: number;
  rate: number;
}): QuoteView {
  const freeFrom = freeShippingFrom(rate);
  const promo = percentOf(subtotalPaise, promoPercent);
  const ships = subtotalPaise > 0 && subtotalPaise <= freeFrom;
  const shipping = ships ? shippingPaise(rate) : 0;
  const tax = percentOf(subtotalPaise - promo, taxPercent);
  const total = subtotalPaise - promo + shipping + tax;
  return { subtotal: subtotalPaise, promo, shipping, tax, total, freeShippingFrom: freeFrom };
}

/** A subtotal above this ships free. */
export function freeShippingFrom(rate: number): number {
  return unitPaise(freeAboveStored, 0, rate);
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

export function shippingPaise(rate: number): number {
  return unitPaise(shippingStored, 0, rate);
}
