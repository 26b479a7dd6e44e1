import type { Notice } from "./notice.ts";
import type { ShopView } from "./shop-view.ts";
import type { Lang } from "./texts/lang.ts";

/** What header and footer of every page need to know. */
export type ShellView = {
  readonly shop: ShopView;
  readonly lang: Lang;
  readonly user: { readonly name: string; readonly email: string } | null;
  readonly cartLines: number;
  readonly cartUnits: number;
  /** Grows with every change of the cart, so that an older page never undoes a newer count. */
  readonly cartVersion: number;
  /** The products on the wishlist, for the hearts. */
  readonly wished: readonly string[];
  /** How many, where it is not known yet which. */
  readonly wishes?: number | undefined;
  /** Of the copyright. */
  readonly year: number;
  /** A subtotal above this ships free; in paise. */
  readonly freeShippingFrom: number;
  /** Made for all: what is somebody's own comes from what the browser keeps. */
  readonly forAll?: true;
  /** For a shopper's browser, which may be shown pages made for all as long as it has this tag. */
  readonly sessionTag?: string | undefined;
  /** Said once, after a form was sent without script. */
  readonly notice?: Notice;
};

/** What of it is whoever's it is shown to. */
export type PersonalView = Pick<
  ShellView,
  "user" | "cartLines" | "cartUnits" | "cartVersion" | "wished" | "wishes" | "sessionTag"
>;
