import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { ShopNews } from "./checkout-parts.ts";

/** What the shop's people are told of an order: a sum and a count. */
export function newsOf(
  { id, quote, lines }: OrderRecord,
  { kind, actor, paise = quote.total }: Pick<ShopNews, "kind" | "actor"> & { readonly paise?: number },
): ShopNews {
  return { kind, actor, paise, orderId: id, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
