import { failure, type Outcome, success } from "#contract/outcome.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { readValue, swapValue } from "#platform/database/key-values.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { pricingChanged } from "./events.ts";
import {
  findRateChange,
  insertRateChange,
  listRateChanges,
  type RateChangeRow,
} from "./rate-changes-repository.ts";

/** One of the owner's tables of rates: its rows stand together by a key and are changed together. */
export interface RateTable<Row> {
  readonly kind: RateChangeRow["kind"];
  readonly keyOf: (row: Row) => string;
  readonly list: (q: Reads) => Promise<Row[]>;
  readonly drop: (tx: Tx, keys: readonly string[]) => Promise<void>;
  readonly insert: (tx: Tx, rows: readonly Row[]) => Promise<void>;
}

export interface RateAction<Row> {
  readonly by: string;
  /** The version of the table that was looked at. */
  readonly seen: number;
  readonly deed: ChangeAction;
  readonly keys: (now: readonly Row[]) => readonly string[];
  readonly rows: readonly Row[];
  /** Why not, seen from what is there. */
  readonly refuse?: (now: readonly Row[]) => Outcome<never> | undefined;
}

export type ChangeAction = "set" | "removed" | "file" | "back";

export interface RateChange {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  readonly deed: ChangeAction;
  /** The first of what was changed. */
  readonly keys: readonly string[];
  readonly count: number;
}

const kept = 30 * 86_400_000;
const mostListed = 20;
/** So many rows are told in the log; of more their number. */
const mostLogged = 20;

/** Changes of a table, each with what it wrote over. */
export function rateChanges<Row extends object>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  table: RateTable<Row>,
) {
  const version = `${table.kind}_version`;

  return {
    version: () => readValue(db.read, version),

    change: (action: RateAction<Row>): Promise<Outcome<void>> => db.write((tx) => change(tx, action)),

    /** Of the last 30 days, the newest first. */
    async list(): Promise<RateChange[]> {
      const since = clock.now() - kept;
      const rows = await listRateChanges(db.read, { kind: table.kind, since, limit: mostListed });
      return rows.map(({ id, by_id: by, at, what }) => ({ id, by, at, ...(JSON.parse(what) as What) }));
    },

    /** As long as nothing has changed the same rows since. */
    takeBack: (
      id: string,
      by: string,
      refuse?: (rows: readonly Row[]) => Outcome<never> | undefined,
    ): Promise<Outcome<void>> =>
      db.write(async (tx) => {
        const made = await findRateChange(tx, id);
        if (made?.kind !== table.kind) return failure("notFound");
        if (made.at <= clock.now() - kept) return failure("takenBackLate");
        const [before, after] = [made.before, made.after].map((rows) => JSON.parse(rows) as Row[]);
        const keys = keysOf([...(before ?? []), ...(after ?? [])]);
        return change(tx, {
          by,
          seen: await readValue(tx, version),
          deed: "back",
          keys: () => keys,
          rows: before ?? [],
          refuse: (now) =>
            isSame(now, after ?? []) ? refuse?.([...now, ...(before ?? [])]) : failure("changedSince"),
        });
      }),
  };

  /** The version is moved first: who comes second waits, and is told so. */
  async function change(
    tx: Tx,
    { by, seen, deed, keys, rows, refuse }: RateAction<Row>,
  ): Promise<Outcome<void>> {
    if (!(await swapValue(tx, version, { from: seen, to: seen + 1 }))) return failure("ratesChanged");
    const all = await table.list(tx);
    const names = new Set(keys(all));
    const before = all.filter((row) => names.has(table.keyOf(row)));
    const no = refuse?.(before);
    if (no) {
      await swapValue(tx, version, { from: seen + 1, to: seen });
      return no;
    }
    await table.drop(tx, keysOf(before));
    await table.insert(tx, rows);
    const at = clock.now();
    const changed = [...new Set([...names, ...keysOf(rows)])];
    const what = { deed, keys: changed.slice(0, 3), count: changed.length } satisfies What;
    await insertRateChange(
      tx,
      {
        ...{ id: newId(at), kind: table.kind, version: seen + 1, by_id: by, what: JSON.stringify(what) },
        ...{ before: JSON.stringify(before), after: JSON.stringify(rows), at },
      },
      at - kept,
    );
    const action = `${table.kind} ${deed}`;
    await emit(tx, pricingChanged, {
      by,
      action,
      subject: "pricing",
      before: logged(before),
      after: logged(rows),
      at,
    });
    await invalidate(tx, [settingsKey]);
    return success(undefined);
  }

  function keysOf(rows: readonly Row[]): string[] {
    return [...new Set(rows.map(table.keyOf))];
  }
}

type What = Pick<RateChange, "deed" | "keys" | "count">;

function logged(rows: readonly object[]): object {
  return rows.length > mostLogged ? { lines: rows.length } : rows;
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  const told = (rows: readonly object[]) =>
    rows
      .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .sort()
      .join();
  return told(one) === told(other);
}
