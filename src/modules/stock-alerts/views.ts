import type { PictureView } from "#contract/picture-view.ts";
import type { PricedGoods } from "#modules/catalogue/rules/variant.ts";

/** A product that is sold out, of which somebody is told when it is back. */
export type WaitingView = PricedGoods & {
  readonly productId: string;
  readonly title: string;
  /** In Hindi, where somebody has written it. */
  readonly titleHi?: string | undefined;
  readonly picture: PictureView | null;
  /** The choices that were asked for; none where any will do. */
  readonly choices: readonly string[];
};
