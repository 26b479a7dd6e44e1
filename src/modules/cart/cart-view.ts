import type { Discount } from "#contract/discount.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { QuoteView } from "#modules/orders/quote-view.ts";

/** What became of a line since it was put into the cart. */
export type LineChange =
  | { readonly kind: "gone" }
  | { readonly kind: "optionGone" }
  | { readonly kind: "soldOut" }
  | { readonly kind: "fewer"; readonly left: number }
  | { readonly kind: "dearer" | "cheaper"; readonly fromPaise: number };

/** What can be a line for itself, or a part of a set. */
export type CartGoods = {
  readonly productId: string;
  readonly title: string;
  /** In Hindi, where somebody has written it. */
  readonly titleHi?: string | undefined;
  readonly picture: PictureView | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly unitPaise: number;
  /** Percent of tax that the price holds; null where taxes come on top. */
  readonly taxPercent: number | null;
  /** Of one piece. */
  readonly grams: number;
};

export type CartLineView = CartGoods & {
  readonly id: string;
  readonly quantity: number;
  /** The most that can be asked for now: 10, or what is left. */
  readonly most: number;
  readonly oldUnitPaise: number | null;
  readonly discount: number;
  readonly linePaise: number;
  readonly changes: readonly LineChange[];
  /** What is in one set, where it is one. */
  readonly parts?: readonly CartPart[] | undefined;
};

export type CartPart = CartGoods & { readonly pieces: number };

export type CartView = {
  /** Grows with every change of this shopper's cart, on whichever device. */
  readonly version: number;
  readonly lines: readonly CartLineView[];
  readonly itemCount: number;
  readonly promo: Discount | null;
  /** The kinds that were chosen of the extras in the terms. */
  readonly extras: readonly string[];
  /** What is asked beside the goods, for who foresees a sum. */
  readonly terms: Terms;
  readonly quote: QuoteView;
  /** The documented summary: the subtotal and 10 for shipping. */
  readonly estimate: { readonly shipping: number; readonly total: number };
  /** Paise of one hundredth of the catalogue unit: what the prices were made with. */
  readonly rate: number;
  /** False while a line stands in the way of paying. */
  readonly payable: boolean;
};

/** What the header shows. */
export type CartCounts = { readonly version: number; readonly lines: number; readonly units: number };
