import { join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { catchUp } from "#shop/catalogue/catch-up.ts";

const mostProducts = 1_000_000;

/** npm run db:seed -- --products N: the demo shop, filled up with made-up products to N, the same on every machine. */
const { values } = parseArgs({ options: { products: { type: "string", default: "0" } } });
const wanted = Number(values.products);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > mostProducts) {
  console.error(`--products: expected a number from 0 to ${mostProducts}`);
  process.exit(1);
}
const settings = readSettings(process.env);
const started = performance.now();
const db = openDatabase(settings);
await migrate(db, join(import.meta.dirname, "../../db/migrations"));
await catchUp(db, settings.RUPEES_PER_UNIT);
await seedWhenEmpty(db, systemClock, settings);
const seeding = { engine: db.engine, rate: settings.RUPEES_PER_UNIT, now: systemClock.now() };
const added = await seedLarge(db, seeding, wanted, (done) => {
  if (done % 50_000 < 500) console.log(`  ${done} of ${wanted}`);
});
await db.close();
console.log(`${added} products added in ${Math.round((performance.now() - started) / 1000)} s`);
