import { addedBy, type ChargeView, totalOf } from "#contract/charge-view.ts";

/** What goods cost, all of it, in paise. This is what is charged. */
export type BillView = {
  readonly subtotal: number;
  /** The named sums of the charges, for who asks for one of them. */
  readonly promo: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** Everything beside the goods, in the order of showing. */
  readonly charges: readonly ChargeView[];
};

/** Of a cart. */
export type QuoteView = BillView & {
  /** A subtotal above this ships free. */
  readonly freeShippingFrom: number;
};

export function billOf(subtotal: number, charges: readonly ChargeView[]): BillView {
  return {
    subtotal,
    promo: Math.abs(addedBy(charges, "promo")),
    shipping: addedBy(charges, "shipping"),
    tax: addedBy(charges, "tax"),
    total: totalOf(subtotal, charges),
    charges,
  };
}
