import type { Database, Engine, Tx } from "#platform/database/database.ts";
import { bumpValue, readValue, setValue } from "#platform/database/key-values.ts";
import { loadCategories } from "../categories/category-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { categoryTree } from "../rules/category-tree.ts";
import { emptyIndex, fillIndex } from "../search/index/index-product.ts";
import { searchVersionKey } from "../search/index/vocabulary-repository.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { indexedProduct } from "./indexed-product.ts";
import { allProducts } from "./product-repository.ts";

/** Set by whatever begins the index of the search anew, such as a migration. */
export const toFillKey = "search_to_fill";
/** What was begun anew is filled; run before the shop opens. */
export async function catchUp(db: Database & Pick<Engine, "alone">): Promise<void> {
  await db.alone(async () => {
    if ((await readValue(db.read, toFillKey)) === 0) return;
    await db.write(async (tx) => {
      const tree = categoryTree(await loadCategories(tx));
      await emptyIndex(tx);
      await fillIndex(tx, soldIn(tx, tree));
      await bumpValue(tx, searchVersionKey);
      await setValue(tx, toFillKey, 0);
      await bumpEpoch(tx);
    });
  });
}

async function* soldIn(tx: Tx, tree: CategoryTree) {
  for await (const rows of allProducts(tx))
    yield rows.filter(({ deleted_at }) => deleted_at === null).map((row) => indexedProduct(row, tree));
}
