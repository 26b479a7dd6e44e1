import { sql } from "kysely";
import type { Database, Reads, Tx } from "../database/database.ts";
import { engineOf } from "../database/engine-of.ts";
import { pipelined, prepared } from "../database/prepared.ts";
import { newId } from "../ids.ts";

declare module "../database/database.ts" {
  interface Tables {
    invalidations: { id: string; writer: number; keys: string };
  }
}

/** The key on which all that is kept depends. */
export const everything = "*";

/** More at once are told as everything. */
const mostKeys = 400;

/** A process that has not asked for half of this time takes everything for changed. */
const keptMs = 600_000;

const insertion = pipelined((q, { id, keys }: { id: string; keys: string }) => {
  // PostgreSQL's own number of the transaction: nobody waits for it. SQLite has one writer.
  const writer =
    engineOf(q) === "postgres"
      ? sql<number>`txid_current()`
      : sql<number>`(select coalesce(max(writer), 0) + 1 from invalidations)`;
  return q.insertInto("invalidations").values({ id, writer, keys });
});

/** Tells every process, with the transaction, that what it keeps of these is no longer true. */
export async function invalidate(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const told = keys.length > mostKeys ? [everything] : keys;
  await insertion(tx, { id: newId(Date.now()), keys: JSON.stringify(told) });
}

/** How far somebody has heard: of PostgreSQL a snapshot, which tells what was under way, of SQLite the last writer. */
type Mark = string | number;

const upToNow = prepared<object, { mark: Mark }>((q) =>
  engineOf(q) === "postgres"
    ? sql`select txid_current_snapshot()::text as mark`
    : sql`select coalesce(max(writer), 0) as mark from invalidations`,
);

/**
 * Those that are seen now and were not then, with how far that is: however long one transaction stays open, what was
 * heard of all others is not read again. Numbers that are still to come are those of a server that this is a copy of.
 */
const since = prepared<{ mark: Mark }, { mark: Mark; keys: string | null }>((q, { mark }) =>
  engineOf(q) === "postgres"
    ? sql`select txid_current_snapshot()::text as mark, i.keys from (select 1) as once
      left join invalidations as i on i.writer = any(array(select txid_snapshot_xip(${mark}::txid_snapshot)))
        or (i.writer >= txid_snapshot_xmax(${mark}::txid_snapshot)
          and i.writer < txid_snapshot_xmax(txid_current_snapshot()))`
    : sql`select now.mark, i.keys from (select coalesce(max(writer), 0) as mark from invalidations) as now
      left join invalidations as i on i.writer > ${mark}`,
);

interface Followed {
  readonly mark: Mark;
  readonly at: number;
}

/** Hears what was invalidated since it was called last. What could not be forgotten is heard again. */
export function followInvalidations(
  { watch }: Pick<Database, "watch">,
  forget: (keys: ReadonlySet<string>) => Promise<void>,
): () => Promise<void> {
  let known: Followed | undefined;
  return async () => {
    const at = performance.now();
    const last = known ?? (await beginning(watch));
    const rows = await since(watch, { mark: last.mark }).catch((error) => {
      // Behind an outage there may be another server, that has not all of what was heard.
      known = undefined;
      throw error;
    });
    const changed = rows.flatMap(({ keys }) => (keys === null ? [] : (JSON.parse(keys) as string[])));
    const isLost = at - last.at > keptMs / 2;
    if (isLost || changed.length > 0) await forget(new Set(isLost ? [everything] : changed));
    known = { mark: rows[0]?.mark ?? last.mark, at };
  };
}

async function beginning(q: Reads): Promise<Followed> {
  const [now] = await upToNow(q, {});
  return { mark: now?.mark ?? 0, at: Number.NEGATIVE_INFINITY };
}

/** The last one stays: SQLite counts on from it. */
export async function pruneInvalidations({ write }: Pick<Database, "write">): Promise<void> {
  const oldest = newId(Date.now() - keptMs);
  await write((tx) =>
    tx
      .deleteFrom("invalidations")
      .where("id", "<", oldest)
      .where("writer", "<", ({ selectFrom }) =>
        selectFrom("invalidations").select(({ fn }) => fn.max("writer").as("last")),
      )
      .execute(),
  );
}
