import type { Discount } from "#contract/discount.ts";
import type { Terms } from "#contract/pricing-terms.ts";

export interface Goods {
  /** Its line in a cart; what is in no cart has none. */
  readonly line?: string;
  /** Of the whole line. */
  readonly paise: number;
  /** That its price holds; null where taxes come on top. */
  readonly taxPercent: number | null;
  readonly grams: number;
}

export interface Priced {
  readonly goods: readonly Goods[];
  readonly promo: Discount | null;
  readonly terms: Terms;
  /** The kinds that the shopper has chosen of those in the terms. */
  readonly extras?: readonly string[] | undefined;
  /** Paid when the parcel arrives. */
  readonly paysCash?: boolean | undefined;
}
