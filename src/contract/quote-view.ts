/** What a cart costs, all of it, in paise. This is what is charged. */
export type QuoteView = {
  readonly subtotal: number;
  readonly promo: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** A subtotal above this ships free. */
  readonly freeShippingFrom: number;
};
