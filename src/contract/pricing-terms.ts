/**
 * What the shop asks beside the goods, for one place of delivery: plain data, so that the browser foresees a sum by the
 * same rules that the server charges by.
 */
export type Terms = {
  /** Percent that come on top of the goods; null where their prices hold the taxes. */
  readonly taxOnTop: number | null;
  /** Which taxes the prices hold. */
  readonly taxSplit: TaxSplit;
  /** By weight, the lightest first; the last carries everything heavier. */
  readonly delivery: readonly DeliveryBand[];
  /** Working days that a parcel takes; null where nobody has said. */
  readonly days: number | null;
  /** What paying on delivery costs. */
  readonly cashPaise: number;
  readonly takesCash: boolean;
  /** What a shopper may add to the goods. */
  readonly extras: readonly Extra[];
};

/** Named like the words of its charge. */
export type Extra = { readonly kind: string; readonly paise: number };

/** Undecided while nobody knows where the goods go. */
export type TaxSplit = "undecided" | "sgst" | "utgst" | "igst";

export type DeliveryBand = {
  readonly upToGrams: number | null;
  readonly paise: number;
  /** Goods for more than this are brought for nothing. */
  readonly freeAbovePaise: number;
};
