import type { OrderLineView } from "#contract/order-view.ts";
import type { Sellable } from "#contract/sellable-view.ts";

type Goods = Pick<OrderLineView, "productId" | "title">;
type Offers = ReadonlyMap<string, Pick<Sellable, "title" | "titleHi">>;

/** What goods are called in Hindi now; another name than that of then is of other goods to whoever bought them. */
export function hindiTitle({ productId, title }: Goods, offers: Offers): string | undefined {
  const offer = offers.get(productId);
  return offer?.title === title ? offer.titleHi || undefined : undefined;
}
