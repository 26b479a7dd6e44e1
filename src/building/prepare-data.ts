import { join } from "node:path";
import { formatRupees } from "#contract/money.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { type Settings, WrongSettings } from "#platform/settings.ts";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { catchUp } from "#shop/catalogue/goods/catch-up.ts";
import { rateChange } from "#shop/catalogue/goods/rate-change.ts";

export const migrations = join(import.meta.dirname, "../../db/migrations");

/** Runs a part of the start; an owner is told each by name. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Everything the data needs before a shop opens on it; done by one process, however many serve. */
export async function prepareData(
  db: Database & Engine,
  { settings, clock, step }: { readonly settings: Settings; readonly clock: Clock; readonly step: Step },
): Promise<void> {
  if (needsFolder(settings)) makeFolder(settings.DATA_DIR);
  await step("migrate the database", () => migrate(db, migrations));
  await assertRateMeant(db, settings);
  await step("bring the catalogue up to date", () => catchUp(db, settings.RUPEES_PER_UNIT));
  await db.write(fillCategories);
  if (settings.demo) await step("fill the demo shop", () => seedWhenEmpty(db, clock, settings));
}

/** Without a mail or SMS server each message is a file, on PostgreSQL too. */
function needsFolder({ DATABASE_URL, SMTP_URL, SMS_URL }: Settings): boolean {
  return !DATABASE_URL || !SMTP_URL || !SMS_URL;
}

/** A changed rate changes all prices, so the owner says which one they leave. */
async function assertRateMeant(db: Database, settings: Settings): Promise<void> {
  const { RUPEES_PER_UNIT: to, RUPEES_PER_UNIT_WAS: was } = settings;
  const change = await rateChange(db.read, to);
  if (!change || was === change.from) return;
  const { from, products, example } = change;
  const { title, paiseBefore, paiseAfter } = example;
  throw new WrongSettings([
    `RUPEES_PER_UNIT: all ${products} products are priced at ${from}, and at ${to} “${title}” would cost ${formatRupees(paiseAfter)} instead of ${formatRupees(paiseBefore)}; set RUPEES_PER_UNIT_WAS=${from} too if that is meant, or RUPEES_PER_UNIT=${from} again`,
  ]);
}
