import type { Database, Tx } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";
import { loadCategories } from "#shop/catalogue/goods/category-repository.ts";
import type { ProductRow } from "#shop/catalogue/goods/product-repository.ts";
import { type CategoryTree, categoryTree } from "#shop/catalogue/rules/category-tree.ts";
import { indexedProduct, removeFromIndex } from "#shop/catalogue/search/index-product.ts";
import { bumpEpoch } from "#shop/catalogue/storage/version-repository.ts";
import { forgetMockOrders } from "./forget-mock-orders.ts";
import { forgetWhere } from "./forget-where.ts";
import { forgetSampleStores } from "./seed-stores.ts";
import { setEmptied } from "./seed-when-empty.ts";

const batch = 50;

/** What points to a product. */
export const tablesOfProducts = ["reviews", "stock", "timed_sales", "variants"] as const;

export interface Emptied {
  readonly products: number;
  /** In real orders, which go on showing them; nobody can find or buy them. */
  readonly hidden: number;
  readonly orders: number;
  readonly stores: number;
}

/**
 * Takes the demo out of a shop: its goods, reviews, stores and voices, and the orders that mock payments paid. What the
 * owner and real customers made stays.
 */
export async function emptyDemo(db: Database, now: number): Promise<Emptied> {
  return db.write(async (tx) => {
    const tree = categoryTree(await loadCategories(tx));
    const orders = await forgetMockOrders(tx, { tree, now });
    const goods = await forgetDemoGoods(tx, { tree, now });
    const stores = await forgetSampleStores(tx);
    await setEmptied(tx, true);
    await bumpEpoch(tx);
    return { ...goods, orders, stores };
  });
}

async function forgetDemoGoods(
  tx: Tx,
  { tree, now }: { tree: CategoryTree; now: number },
): Promise<Pick<Emptied, "products" | "hidden">> {
  const slugs = await tx.selectFrom("products").select(["id", "slug"]).execute();
  // The ids of seeded goods are made of their addresses, those of an owner's never.
  const demo = slugs.filter(({ id, slug }) => id === idOf(`product:${slug}`)).map(({ id }) => id);
  let hidden = 0;
  for (let at = 0; at < demo.length; at += batch) {
    const ids = demo.slice(at, at + batch);
    await takeOutOfSearch(tx, tree, ids);
    const ordered = await orderedOf(tx, ids);
    hidden += ordered.size;
    await forgetWhere(tx, ["cart_lines", "wishlist_items"], "product_id", ids);
    await forgetSamples(tx, ids);
    await hide(tx, [...ordered], now);
    const unordered = ids.filter((id) => !ordered.has(id));
    await forgetWhere(tx, ["stock_moves", ...tablesOfProducts], "product_id", unordered);
    await forgetWhere(tx, ["products"], "id", unordered);
  }
  return { products: demo.length, hidden };
}

async function takeOutOfSearch(tx: Tx, tree: CategoryTree, ids: readonly string[]): Promise<void> {
  const rows: ProductRow[] = await tx
    .selectFrom("products")
    .selectAll()
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  for (const row of rows) await removeFromIndex(tx, indexedProduct(row, tree));
}

async function orderedOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("order_lines")
    .select("product_id")
    .distinct()
    .where("product_id", "in", ids)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Only what the seed wrote: a customer's own review of something that was really sold is theirs. */
async function forgetSamples(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("reviews").where("product_id", "in", ids).where("is_sample", "=", 1).execute();
}

async function hide(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("products")
    .set({ deleted_at: now, state: "removed", updated_at: now })
    .where("id", "in", ids)
    .execute();
}
