import type { Database, Engine } from "#platform/database/database.ts";
import { bumpFact, readFact, setFact } from "#platform/database/facts.ts";
import { categoryTree } from "../rules/category-tree.ts";
import { emptyIndex, indexedProduct, indexNew } from "../search/index-product.ts";
import { searchStoreOf } from "../search/search-store-of.ts";
import { searchVersionFact } from "../search/vocabulary-repository.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { loadCategories } from "./category-repository.ts";
import { allProducts } from "./product-repository.ts";

/** Set by a migration that begins the index of the search anew. */
const toFillFact = "search_to_fill";
/** What a migration began anew is filled; run before the shop opens. */
export async function catchUp(db: Database & Pick<Engine, "alone">): Promise<void> {
  await db.alone(async () => {
    if ((await readFact(db.read, toFillFact)) === 0) return;
    await db.write(async (tx) => {
      const tree = categoryTree(await loadCategories(tx));
      await emptyIndex(tx);
      for await (const rows of allProducts(tx)) {
        const sold = rows.filter(({ deleted_at }) => deleted_at === null);
        await indexNew(
          tx,
          sold.map((row) => indexedProduct(row, tree)),
        );
      }
      await searchStoreOf(tx).pack(tx);
      await bumpFact(tx, searchVersionFact);
      await setFact(tx, toFillFact, 0);
      await bumpEpoch(tx);
    });
  });
}
