import { isThereAProduct } from "#modules/catalogue/products/product-repository.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { readValue, setValue } from "#platform/database/key-values.ts";
import { fillCategories } from "./fill-categories.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedStores } from "./seed-stores.ts";

const emptiedKey = "demo_emptied";

/** Fills a new shop with the demo data; a shop that has products, or was emptied, is left as it is. */
export async function seedWhenEmpty(db: Database, clock: Clock): Promise<void> {
  if (!(await isNew(db.read))) return;
  await db.write(async (tx) => {
    if (!(await isNew(tx))) return;
    await fillCategories(tx);
    await seedCatalogue(tx, { now: clock.now() });
    await seedStores(tx, clock.now());
  });
}

/** The start does not bring back what the owner took away; whoever asks for it by name gets it. */
export async function setEmptied(tx: Tx, isEmptied: boolean): Promise<void> {
  await setValue(tx, emptiedKey, isEmptied ? 1 : 0);
}

async function isNew(q: Reads | Tx): Promise<boolean> {
  return (await readValue(q, emptiedKey)) === 0 && !(await isThereAProduct(q));
}
