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

interface Heard {
  /** All transactions before it are over: nothing more of theirs is to come. */
  readonly next: number;
  readonly id: string | null;
  readonly keys: string;
}

const after = prepared<{ from: number }, Heard>((q, { from }) => {
  const next =
    engineOf(q) === "postgres"
      ? sql`select txid_snapshot_xmin(txid_current_snapshot()) as next`
      : sql`select coalesce(max(writer), 0) + 1 as next from invalidations`;
  return sql<Heard>`select ends.next, i.id, i.keys from (${next}) as ends
    left join invalidations as i on i.writer >= ${from}`;
});

interface Followed {
  readonly from: number;
  /** What was read from there on. */
  readonly ids: ReadonlySet<string | null>;
  readonly at: number;
}

/** Hears what was invalidated since it was called last. What could not be forgotten is heard again. */
export function followInvalidations(
  { watch }: Pick<Database, "watch">,
  forget: (keys: ReadonlySet<string>) => Promise<void>,
): () => Promise<void> {
  let known: Followed | undefined;
  return async () => {
    const at = Date.now();
    const last = known ?? (await beginning(watch));
    const { from, ids } = last;
    const rows = await after(watch, { from }).catch((error) => {
      // Behind an outage there may be another server, that has not all of what was heard.
      known = undefined;
      throw error;
    });
    // A transaction that began before others ends after them: what was heard of those comes once more.
    const fresh = rows.filter(({ id }) => id !== null && !ids.has(id));
    const changed = fresh.flatMap(({ keys }) => JSON.parse(keys) as string[]);
    const isLost = at - last.at > keptMs / 2;
    if (isLost || changed.length > 0) await forget(new Set(isLost ? [everything] : changed));
    known = { from: rows[0]?.next ?? 0, ids: new Set(rows.map(({ id }) => id)), at };
  };
}

async function beginning(q: Reads): Promise<Followed> {
  const [now] = await after(q, { from: Number.MAX_SAFE_INTEGER });
  return { from: now?.next ?? 0, ids: new Set(), at: Number.NEGATIVE_INFINITY };
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
