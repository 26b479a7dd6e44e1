import type { TaxClass } from "#contract/india/tax-classes.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { PricedGoods, Variant } from "./rules/variant.ts";

export type ColourView = { readonly name: string; readonly hex: string };

/** One kind of goods in a set; empty texts where there is nothing to choose. */
export type PartOfSet = {
  readonly productId: string;
  readonly colour: string;
  readonly size: string;
  /** How many of it are in one set. */
  readonly pieces: number;
};

/** What cart, wishlist and checkout need to know of a product, as it is now. */
export type Sellable = PricedGoods & {
  readonly id: string;
  readonly title: string;
  /** In Hindi, where somebody has written it. */
  readonly titleHi?: string | undefined;
  readonly brand: string;
  readonly picture: PictureView | null;
  /** Stock left to sell, of all its variants. */
  readonly free: number;
  readonly variants: readonly Variant[];
  readonly colours: readonly ColourView[];
  readonly sizes: readonly string[];
  /** What tax knows it by, where somebody has said. */
  readonly hsn: string | null;
  /** Nobody can pay for it on delivery. */
  readonly prepaidOnly: boolean;
  /** How it is taxed where it has no HSN. */
  readonly taxClass: TaxClass | null;
  /** No longer in the catalogue. */
  readonly gone: boolean;
  /** What it consists of that is a set; these goods are told along with it. */
  readonly parts?: readonly PartOfSet[];
};
