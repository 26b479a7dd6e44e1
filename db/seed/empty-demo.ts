import { loadCategories } from "#modules/catalogue/categories/category-repository.ts";
import { indexedProduct } from "#modules/catalogue/products/indexed-product.ts";
import { productRows } from "#modules/catalogue/products/product-repository.ts";
import { type CategoryTree, categoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import { tellOfStock } from "#modules/catalogue/stock/tell-of-stock.ts";
import { bumpEpoch } from "#modules/catalogue/storage/version-repository.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { changeEvent } from "#platform/events/change-event.ts";
import { emit } from "#platform/events/events.ts";
import { isOfDemo } from "./demo-products.ts";
import { forgetMockOrders } from "./forget-mock-orders.ts";
import { forgetWhere } from "./forget-where.ts";
import { forgetSampleStores } from "./seed-stores.ts";
import { setEmptied } from "./seed-when-empty.ts";

const demoEmptied = changeEvent("demo.emptied@1");

const batch = 50;

/** What points to a product. */
export const tablesOfProducts = ["product_texts", "reviews", "stock", "timed_sales", "variants"] as const;

export interface Emptied {
  readonly products: number;
  /** In real orders, which go on showing them; nobody can find or buy them. */
  readonly hidden: number;
  readonly orders: number;
  readonly stores: number;
}

/**
 * Takes the demo out of a shop: its goods, reviews, stores and voices, and the orders that mock payments paid. What the
 * owner and real customers made stays. It is done a batch at a time; broken off, the next one goes on.
 */
export async function emptyDemo(
  db: Database,
  { now, by }: { readonly now: number; readonly by: string },
): Promise<Emptied> {
  const tree = categoryTree(await loadCategories(db.read));
  // First of all, so that no start brings back what is going.
  await db.write(async (tx) => {
    await setEmptied(tx, true);
    await emit(tx, demoEmptied, { by, action: "empty demo", subject: "demo", at: now });
  });
  const orders = await inBatches(db, (tx) => forgetMockOrders(tx, { tree, now }));
  const goods = await forgetDemoGoods(db, { tree, now });
  const stores = await inBatch(db, (tx) => forgetSampleStores(tx));
  const emptied = { ...goods, orders, stores };
  await db.write((tx) =>
    emit(tx, demoEmptied, { by, action: "empty demo", subject: "demo", after: emptied, at: now }),
  );
  return emptied;
}

async function inBatches(db: Database, work: (tx: Tx) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await inBatch(db, work);
    all += done;
    if (done === 0) return all;
  }
}

/** Lists and counts follow at once, so that nobody is shown what has gone. */
function inBatch<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.write(async (tx) => {
    const done = await work(tx);
    await bumpEpoch(tx);
    return done;
  });
}

async function forgetDemoGoods(
  db: Database,
  known: { tree: CategoryTree; now: number },
): Promise<Pick<Emptied, "products" | "hidden">> {
  const all = await db.read.selectFrom("products").select(["id", "slug"]).orderBy("number", "desc").execute();
  const demo = all.filter(isOfDemo).map(({ id }) => id);
  let hidden = 0;
  for (let at = 0; at < demo.length; at += batch)
    hidden += await inBatch(db, (tx) => forgetSome(tx, demo.slice(at, at + batch), known));
  return { products: demo.length, hidden };
}

/** Gives how many of them stand in orders that stay. */
async function forgetSome(
  tx: Tx,
  ids: readonly string[],
  { tree, now }: { tree: CategoryTree; now: number },
): Promise<number> {
  await takeOutOfSearch(tx, tree, ids);
  await forgetWhere(tx, ["set_parts"], "set_id", ids);
  const [ordered, inSets] = [await orderedOf(tx, ids), await inSetsOf(tx, ids)];
  await forgetWhere(tx, ["cart_lines", "wishlist_items"], "product_id", ids);
  await forgetSamples(tx, ids);
  await hide(tx, [...new Set([...ordered, ...inSets])], now);
  await tellOfStock(tx, inSets, { categories: async () => tree, search: builtInIndex });
  const unordered = ids.filter((id) => !ordered.has(id) && !inSets.includes(id));
  await forgetWhere(tx, ["stock_moves", ...tablesOfProducts], "product_id", unordered);
  await forgetWhere(tx, ["products"], "id", unordered);
  return ordered.size;
}

async function takeOutOfSearch(tx: Tx, tree: CategoryTree, ids: readonly string[]): Promise<void> {
  const rows = await productRows(tx).where("id", "in", ids).where("deleted_at", "is", null).execute();
  await builtInIndex.remove(
    tx,
    rows.map((row) => indexedProduct(row, tree)),
  );
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

/** Parts of sets that the owner made: these are sold no more, and say what is missing. */
async function inSetsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("set_parts")
    .select("part_id")
    .distinct()
    .where("part_id", "in", ids)
    .execute();
  return rows.map(({ part_id }) => part_id);
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
