import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderLineView } from "../line-answer.ts";
import type { OrderLine } from "./order-record.ts";

type Goods = Pick<OrderLineView, "productId" | "title">;
export type Offers = ReadonlyMap<string, Sellable>;

/** A line as people are shown it: its goods are called as they are now in Hindi. */
export function shownLine(
  { cartLineId: _, sale: __, ...line }: OrderLine,
  offers: Offers = new Map(),
): OrderLineView {
  const { partOf } = line;
  return {
    ...line,
    ...hindiOf(line, offers),
    ...(partOf && { partOf: { ...partOf, ...hindiOf(partOf, offers) } }),
  };
}

/** What is on offer now of the goods that were bought. */
export async function offersOf(
  { catalogue }: Pick<CheckoutParts, "catalogue">,
  q: Reads | Tx,
  orders: readonly { readonly lines: readonly OrderLine[] }[],
): Promise<Offers> {
  const ids = orders.flatMap(({ lines }) =>
    lines.flatMap(({ productId, partOf }) => [productId, ...(partOf ? [partOf.productId] : [])]),
  );
  return ids.length === 0 ? new Map() : catalogue.sellables(q, [...new Set(ids)]);
}

/** Goods of another name than that of then are other goods to whoever bought them. */
function hindiOf({ productId, title }: Goods, offers: Offers): { readonly titleHi?: string } {
  const offer = offers.get(productId);
  return offer?.title === title && offer.titleHi ? { titleHi: offer.titleHi } : {};
}
