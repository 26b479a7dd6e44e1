import type { PictureView } from "#contract/picture-view.ts";
import type { RatedView } from "#modules/catalogue/catalogue-view.ts";
import type { PricedGoods, SoldOut } from "#modules/catalogue/rules/variant.ts";

export type WishView = PricedGoods & {
  readonly productId: string;
  readonly title: string;
  /** In Hindi, where somebody has written it. */
  readonly titleHi?: string | undefined;
  readonly brand: string;
  readonly picture: PictureView | null;
  /** What it cost when it was wished for, where it costs less now. */
  readonly droppedFromPaise: number | null;
  readonly free: number;
  /** Of its heaviest choice, so that nothing is dearer once one is made. */
  readonly grams: number;
  /** Choices that nobody can buy now. */
  readonly soldOut: readonly SoldOut[];
  readonly gone: boolean;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
};

/** As its page shows it. */
export type ShownWish = WishView &
  RatedView & {
    /** When and for how much it would be brought, where there is room to say so. */
    readonly notes: readonly string[];
  };

export type WishlistView = { readonly wishes: readonly WishView[]; readonly rate: number };
