import { unitPaise } from "#contract/money.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { bumpFact, readFact, setFact } from "#platform/database/facts.ts";
import { categoryTree } from "../rules/category-tree.ts";
import { emptyIndex, indexedProduct, indexNew } from "../search/index-product.ts";
import { searchVersionFact } from "../search/vocabulary-repository.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { loadCategories } from "./category-repository.ts";
import { allProducts, updateProduct } from "./product-repository.ts";

/** Set by a migration that begins the index of the search anew. */
const toFillFact = "search_to_fill";
/** Millionths of a rupee for one unit, when the shown prices were worked out. */
export const rateFact = "priced_at";

/** What is kept ready of products follows a changed rate and a new form of the index; run before the shop opens. */
export async function catchUp(db: Database & Pick<Engine, "alone">, rate: number): Promise<void> {
  const asFact = Math.round(rate * 1_000_000);
  await db.alone(async () => {
    if ((await isFilled(db.read)) && (await readFact(db.read, rateFact)) === asFact) return;
    await db.write(async (tx) => {
      const tree = categoryTree(await loadCategories(tx));
      await emptyIndex(tx);
      for await (const rows of allProducts(tx)) {
        const priced = rows.map((row) => ({ ...row, unit_paise: unitPaise(row.price, row.discount, rate) }));
        for (const [at, { id, unit_paise }] of priced.entries())
          if (unit_paise !== rows[at]?.unit_paise) await updateProduct(tx, id, { unit_paise });
        const sold = priced.filter(({ deleted_at }) => deleted_at === null);
        await indexNew(
          tx,
          sold.map((row) => indexedProduct(row, tree)),
        );
      }
      await bumpFact(tx, searchVersionFact);
      await setFact(tx, toFillFact, 0);
      await setFact(tx, rateFact, asFact);
      await bumpEpoch(tx);
    });
  });
}

async function isFilled(q: Parameters<typeof readFact>[0]): Promise<boolean> {
  return (await readFact(q, toFillFact)) === 0;
}
