import type { StateCode } from "./india/states.ts";

/** Where the goods go, as far as it is known. */
export type Place = {
  readonly pinCode: string;
  readonly state: StateCode | undefined;
  /** They go nowhere: they are collected in this store, which stands there. */
  readonly storeId?: string | undefined;
};

/** How goods are brought to one place, and for how much. */
export type DeliveryOffer = {
  /** By weight, the lightest first; the last carries everything heavier. */
  readonly delivery: readonly DeliveryBand[];
  /** Working days until they are there; null where nobody has said. */
  readonly days: number | null;
  /** What paying on delivery costs. */
  readonly cashPaise: number;
  readonly takesCash: boolean;
};

/**
 * What the shop asks beside the goods, for one place of delivery: plain data, so that the browser foresees a sum by the
 * same rules that the server charges by.
 */
export type Terms = DeliveryOffer & {
  /** Which delivery option brings them. */
  readonly option: string;
  /** Percent that come on top of the goods; null where their prices hold the taxes. */
  readonly taxOnTop: number | null;
  /** Which taxes the prices hold. */
  readonly taxSplit: TaxSplit;
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
