import type { Tx } from "#platform/database/database.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import { soldOutOf } from "../rules/variant.ts";
import { indexAnew } from "../search/index/index-product.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import type { Shown, StockRow } from "./stock-repository.ts";
import { lockProducts, markStock, offeredStock } from "./stock-repository.ts";

/** A choice ran out or is back: what is said of its product is worked out anew from all of them. */
export async function tellOfStock(
  tx: Tx,
  productIds: readonly string[],
  categories: (tx: Tx) => Promise<CategoryTree>,
): Promise<void> {
  const ids = [...new Set(productIds)].sort();
  if (ids.length === 0) return;
  // Two last pieces may go at once: the second to lock sees what the first took.
  const before = await lockProducts(tx, ids);
  const changed = await markStock(tx, shownOf(ids, await offeredStock(tx, ids)));
  if (changed.length === 0) return;
  const tree = await categories(tx);
  for (const now of changed) {
    const old = before.get(now.id);
    if (old && now.deleted_at === null) await indexAnew(tx, tree, old, { ...old, ...now });
  }
  await bumpVersion(tx, [], shownKeysOf(changed));
}

/** What is said of products on cards: whether there is any, and which choices there are none of. */
function shownOf(productIds: readonly string[], stock: readonly StockRow[]): Shown[] {
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
