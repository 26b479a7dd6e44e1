import type { Database, Engine } from "#platform/database/database.ts";
import { bumpValue, readValue, setValue } from "#platform/database/key-values.ts";
import { loadCategories } from "../categories/category-repository.ts";
import { categoryTree } from "../rules/category-tree.ts";
import { emptyIndex, indexedProduct } from "../search/index/index-product.ts";
import {
  addWordUses,
  countInto,
  searchVersionKey,
  type WordUses,
} from "../search/index/vocabulary-repository.ts";
import { searchStoreOf } from "../search/search-store-of.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { allProducts } from "./product-repository.ts";

/** Set by a migration that begins the index of the search anew. */
const toFillKey = "search_to_fill";
/** What a migration began anew is filled; run before the shop opens. */
export async function catchUp(db: Database & Pick<Engine, "alone">): Promise<void> {
  await db.alone(async () => {
    if ((await readValue(db.read, toFillKey)) === 0) return;
    await db.write(async (tx) => {
      const tree = categoryTree(await loadCategories(tx));
      await emptyIndex(tx);
      const store = searchStoreOf(tx);
      const uses: WordUses = new Map();
      for await (const rows of allProducts(tx)) {
        const sold = rows.filter(({ deleted_at }) => deleted_at === null);
        const indexed = sold.map((row) => indexedProduct(row, tree));
        await store.put(tx, indexed);
        countInto(uses, indexed);
      }
      // Once for each word: counted part by part, the common ones are written again for every part.
      await addWordUses(tx, uses);
      await store.pack(tx);
      await bumpValue(tx, searchVersionKey);
      await setValue(tx, toFillKey, 0);
      await bumpEpoch(tx);
    });
  });
}
