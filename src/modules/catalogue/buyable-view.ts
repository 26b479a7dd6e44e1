import type { PictureView } from "#contract/picture-view.ts";
import type { PricedGoods, SoldOut } from "./rules/variant.ts";

/** What has to be known of a product to put it into the cart from wherever it is shown. */
export type BuyableView = Partial<PricedGoods> & {
  readonly id: string;
  readonly title: string;
  /** With its price it is shown beside the choices, where it is known. */
  readonly pictures?: readonly PictureView[];
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
  readonly inStock: boolean;
  readonly soldOut?: readonly SoldOut[];
};
