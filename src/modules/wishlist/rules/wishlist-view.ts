import { heaviestOf, soldOutOf } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { WishlistView, WishView } from "../views.ts";

export interface Wish {
  readonly productId: string;
  readonly priceWhenAdded: number;
}

/** Products that the catalogue no longer knows have nothing to show. */
export function viewWishlist(
  wishes: readonly Wish[],
  offers: ReadonlyMap<string, Sellable>,
  rate: number,
): WishlistView {
  return { wishes: wishes.flatMap((wish) => viewWish(wish, offers) ?? []), rate };
}

function viewWish(
  { productId, priceWhenAdded }: Wish,
  offers: ReadonlyMap<string, Sellable>,
): WishView | undefined {
  const offer = offers.get(productId);
  if (!offer) return undefined;
  const { id: _, hsn: __, taxClass: ___, prepaidOnly: ____, variants, ...shown } = offer;
  const droppedFromPaise = !offer.gone && offer.unitPaise < priceWhenAdded ? priceWhenAdded : null;
  const grams = heaviestOf(variants);
  return { productId, ...shown, grams, soldOut: soldOutOf(variants), droppedFromPaise };
}
