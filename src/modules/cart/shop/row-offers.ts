import { formatRupees } from "#contract/format/money.ts";
import type { Texts } from "#contract/texts/en.ts";
import { freePiecesOf, untilFree } from "#modules/automatic-discounts/rules/free-pieces.ts";
import type { Offer } from "#modules/automatic-discounts/views.ts";
import type { CartLineView, CartView } from "../cart-view.ts";
import { isSold } from "../rules/is-sold.ts";

export type RowOffer = { readonly id: string; readonly text: string; readonly way?: string };
/** Discounts that some goods may get, by product. */
export type Promised = Readonly<Record<string, readonly Offer[]>>;

/** What a row says of the discounts on its goods: what one has of them, and how many more it takes. */
export function rowOffers(
  line: CartLineView,
  { lines, promo }: Pick<CartView, "lines" | "promo">,
  { promised, words }: { readonly promised: Promised; readonly words: Texts["cart"]["offer"] },
): RowOffer[] {
  return (promised[line.productId] ?? []).flatMap(({ id, name, pieces }): RowOffer[] => {
    // Another discount is taken off in its place.
    if (promo && promo.code !== id) return [];
    if (!pieces) return promo ? [] : [{ id, text: name }];
    const of = lines.filter((one) => isSold(one) && promised[one.productId]?.some((its) => its.id === id));
    const free = freePiecesOf(pieces, of);
    const own = promo && free.find((one) => one.line === line.id);
    const more = untilFree(pieces, of);
    const isNear = more === 1 || free.length === 0;
    const way = isNear && line.quantity + more <= line.most ? words.more(more) : undefined;
    if (promo && !own && !way) return [];
    const text = own ? words.free(own.count, formatRupees(own.paise)) : name;
    return [{ id, text, ...(way && { way }) }];
  });
}
