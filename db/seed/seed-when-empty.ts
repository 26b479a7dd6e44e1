import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Settings } from "#platform/settings.ts";
import { isThereAProduct } from "#shop/catalogue/product-repository.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedStores } from "./seed-stores.ts";

/** Fills a new shop with the demo data; a shop that has products is left as it is. */
export async function seedWhenEmpty(
  db: Database,
  clock: Clock,
  { RUPEES_PER_UNIT: rate }: Pick<Settings, "RUPEES_PER_UNIT">,
): Promise<void> {
  if (await isThereAProduct(db.read)) return;
  await db.write(async (tx) => {
    if (await isThereAProduct(tx)) return;
    await seedCatalogue(tx, { engine: db.engine, rate, now: clock.now() });
    await seedStores(tx, clock.now());
  });
}
