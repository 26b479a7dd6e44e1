import { catchUp } from "#modules/catalogue/products/catch-up.ts";
import type { Clock } from "#platform/clock.ts";
import type { UnfinishedMigration } from "#platform/database/background-migrations.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { readLinkKey } from "#platform/keys/link-key.ts";
import { makeFolder } from "#platform/make-folder.ts";
import type { Settings } from "#platform/settings.ts";
import { sendsMail, sendsSms } from "#ports/messengers/messengers.ts";
import { fillCategories } from "#seed/fill-categories.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { waitForTurn } from "./wait-for-turn.ts";

/** Runs a part of the start; an owner is told each by name. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface Preparing {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly step: Step;
}

/** Everything the data needs before a shop opens on it; done by one process, however many serve. */
export async function prepareData(
  db: Database & Engine,
  { settings, clock, step }: Preparing,
): Promise<void> {
  if (needsFolder(settings)) makeFolder(settings.DATA_DIR);
  const inTurn = (name: string, work: () => Promise<unknown>) => step(name, () => waitForTurn(work));
  await inTurn("migrate the database", () => migrate(db, undefined, tellOf));
  await inTurn("bring the catalogue up to date", () => catchUp(db));
  await waitForTurn(() => db.write(fillCategories));
  // By one process: the others find the file.
  await readLinkKey(db, settings);
  if (settings.demo) await inTurn("fill the demo shop", () => seedWhenEmpty(db, clock));
}

/** One that runs in the background is waited for by what needs it done. */
function tellOf({ name, done, of }: UnfinishedMigration): void {
  console.log(`  ${name}: ${done} of ${of} rows`);
}

/** Without a mail or SMS server each message is a file, on PostgreSQL too. */
function needsFolder(settings: Settings): boolean {
  return !settings.DATABASE_URL || !sendsMail(settings) || !sendsSms(settings);
}
