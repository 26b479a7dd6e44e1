import type { Price } from "#contract/format/money.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { GoodsState, HindiWords, NamedAttributes } from "../goods-view.ts";
import type { Combination } from "../rules/variants.ts";
import type { ColourView } from "../sellable-view.ts";
import type { CountedChoice } from "../stock/count-choices.ts";
import type { NewVariantAttributes, VariantChange } from "../stock/describe-variants.ts";

/** What staff say of a product; the price in catalogue units, as the calls name it. */
export interface ProductDraft extends Partial<HindiWords> {
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly highlights: readonly string[];
  readonly colours: readonly ColourView[];
  readonly sizes: readonly string[];
  /** Addresses of pictures that the shop has, the main view first. */
  readonly images: readonly string[];
  readonly featured: boolean;
  readonly onSale: boolean;
}

export interface NewGoods {
  readonly facts?: NamedAttributes;
  readonly variants?: readonly NewVariantAttributes[];
  /** In place of what is told of each variant: how many there are of it. */
  readonly piecesOf?: ((one: Combination) => number) | undefined;
  /** In place of the price in catalogue units. */
  readonly price?: Price | undefined;
  readonly state?: GoodsState | undefined;
  /** In place of addresses: those that it is to show. */
  readonly pictures?: readonly PictureView[] | undefined;
}

export interface ChangedGoods {
  /** The version that was on the screen; another one is not written over. */
  readonly seen?: number;
  readonly facts?: NamedAttributes;
  readonly variants?: readonly VariantChange[];
  readonly price?: Price | undefined;
  /** In place of addresses: those that it is to show. */
  readonly pictures?: readonly PictureView[] | undefined;
  /** How many there are, counted in the same action: refused together, saved together. */
  readonly counts?: readonly CountedChoice[] | undefined;
  /** What the log calls it. */
  readonly action?: string | undefined;
}
