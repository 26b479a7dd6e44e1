import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderLineView } from "../order-view.ts";

type Goods = Pick<OrderLineView, "productId" | "title">;
export type Offers = ReadonlyMap<string, Pick<Sellable, "title" | "titleHi">>;

/** What goods are called in Hindi now; another name than that of then is of other goods to whoever bought them. */
export function hindiTitle({ productId, title }: Goods, offers: Offers): string | undefined {
  const offer = offers.get(productId);
  return offer?.title === title ? offer.titleHi || undefined : undefined;
}

/** The same as a field of a line, which is absent where nobody has written it. */
export function hindiOf(line: Goods, offers: Offers): { readonly titleHi?: string } {
  const titleHi = hindiTitle(line, offers);
  return titleHi === undefined ? {} : { titleHi };
}

type Sold = { readonly lines: readonly (Goods & { readonly partOf?: Goods | null | undefined })[] };

export async function offersOf({ db, catalogue }: CheckoutParts, orders: readonly Sold[]): Promise<Offers> {
  const ids = orders.flatMap(({ lines }) =>
    lines.flatMap(({ productId, partOf }) => [productId, ...(partOf ? [partOf.productId] : [])]),
  );
  return ids.length === 0 ? new Map() : catalogue.sellables(db.read, [...new Set(ids)]);
}
