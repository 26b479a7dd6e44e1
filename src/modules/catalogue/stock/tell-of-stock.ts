import type { Tx } from "#platform/database/database.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { indexedProduct } from "../products/indexed-product.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { shownKeys, shownKeysOf } from "../rules/shown-keys.ts";
import { soldOutOf } from "../rules/variant.ts";
import { setsWith } from "../sets/set-parts-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { tellWhatIsBack } from "./back-in-stock.ts";
import type { Shown, StockRow } from "./stock-repository.ts";
import { lockProducts, markStock, offeredStock } from "./stock-repository.ts";

export interface StockParts {
  readonly categories: (tx: Tx) => Promise<CategoryTree>;
  readonly search: SearchIndex;
}

/**
 * A choice ran out or is back, or a set has another number of its parts: what is said of the product, and of the sets
 * that it is a part of, is worked out anew.
 */
export async function tellOfStock(
  tx: Tx,
  productIds: readonly string[],
  { categories, search }: StockParts,
): Promise<void> {
  if (productIds.length === 0) return;
  const sets = (await setsWith(tx, productIds)).map(({ id }) => id);
  const ids = [...new Set([...productIds, ...sets])].sort();
  // How many are left is said on their pages.
  await invalidate(tx, sets.map(shownKeys.product));
  // Two last pieces may go at once: the second to lock sees what the first took.
  const before = await lockProducts(tx, ids);
  const changed = await markStock(tx, shownOf(ids, await offeredStock(tx, ids)));
  if (changed.length === 0) return;
  const tree = await categories(tx);
  const live = changed.flatMap((now) => {
    const old = now.deleted_at === null ? before.get(now.id) : undefined;
    return old ? [{ old, now: { ...old, ...now } }] : [];
  });
  await search.index(
    tx,
    live.map(({ old, now }) => ({ before: indexedProduct(old, tree), after: indexedProduct(now, tree) })),
  );
  await bumpVersion(tx, [], shownKeysOf(changed));
  await tellWhatIsBack(tx, live);
}

/** Goods are sold or not, or have other choices: only the sets they are part of are looked at. */
export async function tellSetsOf(tx: Tx, partIds: readonly string[], parts: StockParts): Promise<void> {
  const sets = await setsWith(tx, partIds);
  if (sets.length > 0) await tellOfStock(tx, partIds, parts);
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
