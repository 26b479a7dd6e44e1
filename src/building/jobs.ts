import { modules } from "#modules";
import type { Clock } from "#platform/clock.ts";
import {
  goOnInBackground,
  type TellOf,
  unfinishedMigrations,
} from "#platform/database/background-migrations.ts";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { readMigrations } from "#platform/database/migrations.ts";
import { forPurpose } from "#platform/database/purposes.ts";
import type { Replicas } from "#platform/database/replicas.ts";
import { pruneInvalidations } from "#platform/invalidation/invalidations.ts";
import type { Log } from "#platform/log.ts";
import { type Outbox, oldMessages } from "#platform/outbox/outbox.ts";
import { type Job, repeat as repeatEvery } from "#platform/repeat.ts";
import type { Settings } from "#platform/settings.ts";
import { deleteOldFiles } from "#ports/messengers/files.ts";
import type { Outage } from "#server/http/outage.ts";
import type { OfficeUpdates } from "#server/office/office-updates.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { messageFolder } from "./adapters.ts";
import type { followChanges } from "./follow-changes.ts";

/** Every background job, each in its own time, until the shop is stopped. Modules bring theirs in their manifests. */
export function startJobs({
  db,
  settings,
  shop,
  outbox,
  officeUpdates,
  follow,
  outage,
  clock,
  log,
  pace,
}: {
  db: Pick<Database, "dropDeleted" | "freshenStatistics" | "replicas" | "watch" | "write">;
  settings: Settings;
  shop: ShopServices;
  outbox: Outbox;
  officeUpdates: OfficeUpdates;
  follow: ReturnType<typeof followChanges>;
  outage: Outage;
  clock: Clock;
  log: Log;
  pace: (everyMs: number) => number;
}): Job[] {
  const { keptPictures } = shop;
  const repeat: typeof repeatEvery = (name, everyMs, to, work) =>
    repeatEvery(name, pace(everyMs), to, () => forPurpose("background", work), outage.note);
  const jobs = [
    ...modules
      .flatMap(({ jobs }) => jobs?.(shop, settings) ?? [])
      .map(({ name, everyMs, run }) => repeat(name, everyMs, log, async () => void (await run()))),
    repeat("outbox", 1_000, log, () => outbox.deliver()),
    repeat("old messages", 600_000, log, async () => {
      await outbox.tidy();
      await deleteOldFiles(messageFolder(settings), clock.now() - oldMessages);
    }),
    repeat("background migrations", 2_000, log, () => migrateInBackground(db, log)),
    repeat("statistics", 600_000, log, () => db.freshenStatistics()),
    repeat("what was deleted", 600_000, log, () => db.dropDeleted()),
    repeat("back office", 500, log, officeUpdates.look),
    repeat("invalidations", 200, log, follow),
    repeat("old invalidations", 60_000, log, () => pruneInvalidations(db)),
    repeat("replicas", 1_000, log, tellReplicas(db.replicas, log)),
    repeat("pictures of returns", 3_600_000, log, () => keptPictures.runJob()),
  ];
  return settings.TEST_CLOCK === undefined
    ? jobs
    : [repeatEvery("test clock", 20, log, followTurns(jobs, clock, log)), ...jobs];
}

/** When the clock was turned no job waits for its time; messages go last, as others may have made some. */
function followTurns(jobs: readonly Job[], clock: Clock, log: Log): () => Promise<void> {
  let seen = clock.now();
  return async () => {
    const now = clock.now();
    if (now === seen) return;
    for (const job of jobs) await job.runNow();
    seen = now;
    log.info({ clock: new Date(now).toISOString() }, "every job has run at the time of the test clock");
  };
}

/** Leaves every other second to the others; how far it is stands in the log, and at /readyz. */
async function migrateInBackground(db: Pick<Database, "watch" | "write">, log: Log): Promise<void> {
  if ((await unfinishedMigrations(db.watch)).length === 0) return;
  const until = performance.now() + 1_000;
  const tell: TellOf = ({ name, ...far }) =>
    log.info({ migration: name, ...far }, "migrates in the background");
  const isOver = () => performance.now() > until;
  await goOnInBackground(db, readMigrations(engineOf(db.watch)), tell, isOver);
}

/** Says once when a replica is left out, and when it is back. */
function tellReplicas({ states }: Pick<Replicas, "states">, log: Log): () => Promise<void> {
  const told = new Map<string, boolean>();
  return async () => {
    for (const { at: replica, isUsed, because, lagSeconds } of states()) {
      if (told.get(replica) === isUsed) continue;
      told.set(replica, isUsed);
      if (isUsed) log.info({ replica }, "a replica is read");
      else log.warn({ replica, because, lagSeconds }, "a replica is left out");
    }
  };
}
