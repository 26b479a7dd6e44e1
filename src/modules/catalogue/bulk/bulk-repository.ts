import { type Selectable, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { alongIndex, locked } from "#platform/database/dialects.ts";
import type { BulkKind, BulkProblem, BulkState, LineState } from "../bulk-view.ts";
import { type GoodsFilter, matching } from "../products/goods-list-repository.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    bulk_deeds: BulkTable;
    bulk_lines: LineTable;
  }
}

interface BulkTable {
  id: string;
  kind: BulkKind;
  wish: string;
  by_id: string;
  state: BulkState;
  lines: number;
  version: number;
  at: number;
  done_at: number | null;
}

interface LineTable {
  bulk_id: string;
  line: number;
  file_row: number | null;
  product_id: string | null;
  title: string;
  /** What a file says of it, as JSON. */
  wish: string | null;
  before: string | null;
  after: string | null;
  state: LineState;
  problem: BulkProblem | null;
  detail: string | null;
}

export type BulkRow = Selectable<BulkTable>;
export type LineRow = Selectable<LineTable>;

/** So many rows, times their columns, are fewer than the values that one statement takes. */
const batch = 500;

export async function insertBulk(tx: Tx, row: Omit<BulkRow, "done_at" | "version">): Promise<void> {
  await tx
    .insertInto("bulk_deeds")
    .values({ ...row, version: 0, done_at: null })
    .execute();
}

export async function insertLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  for (let at = 0; at < lines.length; at += batch)
    await tx
      .insertInto("bulk_lines")
      .values(lines.slice(at, at + batch))
      .execute();
}

/** A line for each of these products, or for each that fits, the newest first; gives how many, and one more than `most` where there are more. */
export async function insertChosen(
  tx: Tx,
  bulkId: string,
  chosen: readonly string[] | GoodsFilter,
  most: number,
): Promise<number> {
  const fits =
    "length" in chosen ? sql`id in (${sql.join(chosen)}) and state <> 'removed'` : matching(tx, chosen);
  const { numAffectedRows = 0n } = await sql`
    insert into bulk_lines (bulk_id, line, product_id, title, state)
    select cast(${bulkId} as text), row_number() over (order by number desc), id, title, 'waits'
    from products where ${fits} order by number desc limit ${sql.lit(most + 1)}`.execute(tx);
  return Number(numAffectedRows);
}

export function lockBulk(tx: Tx, id: string): Promise<BulkRow | undefined> {
  return locked(tx, tx.selectFrom("bulk_deeds").selectAll().where("id", "=", id)).executeTakeFirst();
}

/** Of these products, those that a file was carried out on since, by whichever action, and that were not taken back. Actions are few: they are looked through. */
export async function carriedOutOn(
  tx: Tx,
  ids: readonly string[],
  { fileHash, since }: { readonly fileHash: string; readonly since: number },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ product_id: string }>`
    select product_id from bulk_lines ${alongIndex(tx, "bulk_lines_by_product")}
    where bulk_id in (
      select id from bulk_deeds
      where kind = 'import' and at > ${since} and wish like ${`%"fileHash":"${fileHash}"%`}
    ) and product_id in (${sql.join(ids)}) and state in ('done', 'kept')`.execute(tx);
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Of these products, those that a file made and whose last file was taken back. */
export async function takenBackNew(tx: Tx, ids: readonly string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("bulk_lines")
    .select(["product_id", "state", "before"])
    .where("bulk_id", "in", (actions) =>
      actions.selectFrom("bulk_deeds").select("id").where("kind", "=", "import"),
    )
    .where("product_id", "in", [...ids])
    .where("state", "in", ["done", "undone"])
    .orderBy("bulk_id")
    .execute();
  const last = new Map(rows.map((row) => [row.product_id, row]));
  const taken = [...last.values()].filter(({ state, before }) => state === "undone" && before === null);
  return new Set(taken.map(({ product_id }) => product_id));
}

export function findBulk(q: Reads, id: string): Promise<BulkRow | undefined> {
  return q.selectFrom("bulk_deeds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest first; what is still being read is nobody's yet. */
export function listBulk(q: Reads, most: number): Promise<BulkRow[]> {
  return q
    .selectFrom("bulk_deeds")
    .selectAll()
    .where("state", "<>", "reading")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** One that there is something to do for: the oldest. */
export async function findBulkAtWork(q: Reads): Promise<string | undefined> {
  const row = await q
    .selectFrom("bulk_deeds")
    .select("id")
    .where("state", "in", [sql.lit("checking"), sql.lit("running"), sql.lit("undoing")] as never)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function updateBulk(tx: Tx, id: string, changed: Partial<BulkRow>): Promise<void> {
  await tx.updateTable("bulk_deeds").set(changed).where("id", "=", id).execute();
}

export function linesIn(
  q: Reads | Tx,
  bulkId: string,
  {
    states,
    after = 0,
    most,
  }: { readonly states?: readonly LineState[]; readonly after?: number; readonly most: number },
): Promise<LineRow[]> {
  return q
    .selectFrom("bulk_lines")
    .selectAll()
    .where("bulk_id", "=", bulkId)
    .where("line", ">", after)
    .$if(states !== undefined, (query) => query.where("state", "in", states ?? []))
    .orderBy("line")
    .limit(most)
    .execute();
}

export function lineOf(q: Reads | Tx, bulkId: string, line: number): Promise<LineRow | undefined> {
  return q
    .selectFrom("bulk_lines")
    .selectAll()
    .where("bulk_id", "=", bulkId)
    .where("line", "=", line)
    .executeTakeFirst();
}

/** What came of each. */
export async function saveLines(tx: Tx, bulkId: string, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  const values = sql.join(
    lines.map(
      ({ line, product_id, before, after, state, problem, detail }) =>
        sql`(cast(${line} as integer), cast(${product_id} as text), cast(${before} as text), cast(${after} as text),
          cast(${state} as text), cast(${problem} as text), cast(${detail} as text))`,
    ),
  );
  await sql`update bulk_lines set product_id = given.column2, before = given.column3, after = given.column4,
    state = given.column5, problem = given.column6, detail = given.column7
    from (values ${values}) as given
    where bulk_lines.bulk_id = ${bulkId} and bulk_lines.line = given.column1`.execute(tx);
}

/** All that was looked at is looked at once more. */
export async function lookAnew(tx: Tx, bulkId: string): Promise<void> {
  await tx
    .updateTable("bulk_lines")
    .set({ state: "waits" })
    .where("bulk_id", "=", bulkId)
    .where("state", "in", ["new", "change", "same", "wrong"])
    .execute();
}

export type LineCounts = Partial<Record<LineState, number>>;

export async function countLines(q: Reads, ids: readonly string[]): Promise<Map<string, LineCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom("bulk_lines")
    .select(({ fn }) => ["bulk_id", "state", fn.countAll().as("count")])
    .where("bulk_id", "in", ids)
    .groupBy(["bulk_id", "state"])
    .execute();
  const counts = new Map<string, LineCounts>(ids.map((id) => [id, {}]));
  for (const { bulk_id, state, count } of rows)
    counts.set(bulk_id, { ...counts.get(bulk_id), [state]: Number(count) });
  return counts;
}

interface Old {
  readonly upTo: number;
  /** Of files that nobody has read to the end: whoever sent one was not answered. */
  readonly unreadUpTo: number;
}

export async function dropBulk(tx: Tx, { upTo, unreadUpTo }: Old): Promise<void> {
  await tx.deleteFrom("bulk_deeds").where("at", "<=", upTo).execute();
  await tx.deleteFrom("bulk_deeds").where("state", "=", "reading").where("at", "<=", unreadUpTo).execute();
}

export async function isBulkOld(q: Reads, { upTo, unreadUpTo }: Old): Promise<boolean> {
  const row = await q
    .selectFrom("bulk_deeds")
    .select("id")
    .where(({ and, eb, or }) =>
      or([eb("at", "<=", upTo), and([eb("state", "=", "reading"), eb("at", "<=", unreadUpTo)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
