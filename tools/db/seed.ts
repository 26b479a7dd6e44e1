import { parseArgs } from "node:util";
import { openPrepared } from "#building/open-prepared.ts";
import { systemClock } from "#platform/clock.ts";
import { readSettings } from "#platform/settings.ts";
import { emptyDemo } from "#seed/empty-demo.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty, setEmptied } from "#seed/seed-when-empty.ts";
import { Refusal, sayRefusals } from "../refusal.ts";

const mostProducts = 1_000_000;
const usage = "Say: npm run db:seed -- --products N, or: npm run db:seed -- --empty";

/**
 * npm run db:seed -- --products N: the demo shop, filled up with made-up products to N, the same on every machine.
 * npm run db:seed -- --empty: takes the demo out again.
 */
await sayRefusals(async () => {
  const { wanted, empty } = readWords();
  const settings = readSettings(process.env);
  if (!empty && !settings.demo)
    throw new Refusal("This shop takes money or is open to others, so demo goods are for DEMO=1 alone.");
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  const db = await openPrepared({ settings: { ...settings, demo: false }, clock: systemClock, step });
  try {
    if (empty) return sayEmptied(await emptyDemo(db, { now: systemClock.now(), by: "shop" }));
    const started = performance.now();
    await db.write((tx) => setEmptied(tx, false));
    await seedWhenEmpty(db, systemClock);
    const seeding = { now: systemClock.now() };
    const added = await seedLarge(db, seeding, wanted, (done) => {
      if (done % 50_000 < 500) console.log(`  ${done} of ${wanted}`);
    });
    console.log(`${added} products added in ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    await db.close();
  }
});

function readWords(): { wanted: number; empty: boolean } {
  try {
    const { values } = parseArgs({
      options: { products: { type: "string", default: "0" }, empty: { type: "boolean", default: false } },
    });
    const wanted = Number(values.products);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > mostProducts)
      throw new Refusal(`--products: expected a number from 0 to ${mostProducts}`);
    return { wanted, empty: values.empty };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${(error as Error).message.split(".")[0]}. ${usage}`);
  }
}

function sayEmptied({ products, hidden, orders, stores }: Awaited<ReturnType<typeof emptyDemo>>): void {
  console.log(
    `Taken away: ${products} demo products, ${orders} orders of mock payments, ${stores} sample stores.`,
  );
  if (hidden > 0) console.log(`${hidden} of the products stand in real orders: these go on showing them.`);
  console.log("Accounts, staff, paid orders, and goods and stores of your own are as they were.");
}
