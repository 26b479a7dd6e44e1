import { soldOutOf } from "../rules/variant.ts";
import type { Shown, StockRow } from "./stock-repository.ts";

/** What is said of products on cards: whether there is any, and which choices there are none of. */
export function shownOf(productIds: readonly string[], stock: readonly StockRow[]): Shown[] {
  const ofProduct = Map.groupBy(stock, ({ productId }) => productId);
  return productIds.map((productId) => {
    const rows = ofProduct.get(productId) ?? [];
    return {
      productId,
      inStock: rows.some(({ free }) => free > 0),
      soldOut: JSON.stringify(soldOutOf(rows)),
    };
  });
}
