import type { SoldOut } from "./variant.ts";

/** What has to be known of a product to put it into the cart from wherever it is shown. */
export type BuyableView = {
  readonly id: string;
  readonly title: string;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
  readonly inStock: boolean;
  readonly soldOut?: readonly SoldOut[];
};
