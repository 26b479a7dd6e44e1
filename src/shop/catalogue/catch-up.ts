import { unitPaise } from "#contract/money.ts";
import type { Database, Engine, Tx } from "#platform/database/database.ts";
import { readFact, setFact } from "#platform/database/facts.ts";
import { bumpEpoch } from "./catalogue-version.ts";
import { findable } from "./findable.ts";
import { loadCategories, type ProductRow, updateProduct } from "./product-repository.ts";
import { type CategoryTree, categoryTree } from "./rules/category-tree.ts";
import { emptyIndex, putIntoIndex } from "./search-index.ts";

const batch = 1_000;
/** Set by a migration that begins the index of the search anew. */
const toFillFact = "search_to_fill";
/** Millionths of a rupee for one unit, when the shown prices were worked out. */
const rateFact = "priced_at";

/** What is kept ready of products follows a changed rate and a new form of the index; run before the shop opens. */
export async function catchUp(db: Database & Pick<Engine, "alone">, rate: number): Promise<void> {
  const asFact = Math.round(rate * 1_000_000);
  await db.alone(async () => {
    if ((await isFilled(db.read)) && (await readFact(db.read, rateFact)) === asFact) return;
    await db.write(async (tx) => {
      const toFill = !(await isFilled(tx));
      const tree = categoryTree(await loadCategories(tx));
      if (toFill) await emptyIndex(tx, db.engine);
      for await (const rows of allProducts(tx)) {
        if (toFill) await fill(tx, db.engine, tree, rows);
        for (const { id, price, discount, unit_paise } of rows) {
          const now = unitPaise(price, discount, rate);
          if (now !== unit_paise) await updateProduct(tx, id, { unit_paise: now });
        }
      }
      await setFact(tx, toFillFact, 0);
      await setFact(tx, rateFact, asFact);
      await bumpEpoch(tx);
    });
  });
}

async function isFilled(q: Parameters<typeof readFact>[0]): Promise<boolean> {
  return (await readFact(q, toFillFact)) === 0;
}

async function* allProducts(tx: Tx): AsyncGenerator<ProductRow[]> {
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom("products")
      .selectAll()
      .where("number", ">", after)
      .orderBy("number")
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.number;
  }
}

async function fill(
  tx: Tx,
  engine: Database["engine"],
  tree: CategoryTree,
  rows: readonly ProductRow[],
): Promise<void> {
  const sold = rows.filter(({ deleted_at }) => deleted_at === null);
  await putIntoIndex(
    tx,
    engine,
    sold.map((row) => findable(row, tree)),
  );
}
