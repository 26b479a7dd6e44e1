import { sql } from "kysely";
import type { Database, Reads, Tx } from "./database.ts";
import { skippingLocked } from "./dialects.ts";

declare module "./database.ts" {
  interface Tables {
    background_migrations: UnfinishedMigration & { position: string };
  }
}

/** How far a migration is whose rows are changed while the shop is open. */
export interface UnfinishedMigration {
  readonly name: string;
  readonly done: number;
  readonly of: number;
}

/** A migration by its file. */
interface NamedText {
  readonly name: string;
  readonly sql: string;
}

export type TellOf = (migration: UnfinishedMigration) => void;

const batch = 500;
const tellEach = 20_000;

/** Beside the ledger of migrations, before any of them is applied. */
export const unfinishedTable =
  'create table if not exists background_migrations (name text primary key, position text not null, done bigint not null, "of" bigint not null)';

/** The first line of its file names the text key along which it goes: `-- Runs in the background along orders.id`. */
export function keyOfBackground(sqlText: string): { table: string; key: string } | undefined {
  const { table, key } =
    /^-- Runs in the background along (?<table>\w+)\.(?<key>\w+)/.exec(sqlText)?.groups ?? {};
  return table && key ? { table, key } : undefined;
}

export function unfinishedMigrations(q: Reads | Tx): Promise<UnfinishedMigration[]> {
  return q.selectFrom("background_migrations").select(["name", "done", "of"]).orderBy("name").execute();
}

/** There is nothing to do in a shop that begins. */
export async function beginBackground(tx: Tx, { name, sql: text }: NamedText): Promise<void> {
  const { table } = mustKnow(name, text);
  const { rows } = await sql<{ of: number }>`select count(*) as "of" from ${sql.table(table)}`.execute(tx);
  const all = Number(rows[0]?.of ?? 0);
  if (all > 0)
    await tx.insertInto("background_migrations").values({ name, position: "", done: 0, of: all }).execute();
}

/**
 * Goes on with what is not finished, batch by batch, each with its position in one transaction: whoever is ended in the
 * middle has done none or all of it. Another process that is at it is not waited for. Gives whether anything is left.
 */
export async function goOnInBackground(
  db: Pick<Database, "write">,
  migrations: readonly NamedText[],
  tell: TellOf,
  isOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    const step = await db.write((tx) => nextBatch(tx, migrations));
    if (step === "taken") return true;
    if (step === "none") return false;
    const { isOver: isDone, ...far } = step;
    if (isDone || Math.floor(far.done / tellEach) > Math.floor((far.done - batch) / tellEach)) tell(far);
    if (isOver()) return true;
  }
}

async function nextBatch(
  tx: Tx,
  migrations: readonly NamedText[],
): Promise<(UnfinishedMigration & { readonly isOver: boolean }) | "none" | "taken"> {
  const [first] = await unfinishedMigrations(tx);
  if (!first) return "none";
  const { name } = first;
  const [row] = await skippingLocked(
    tx,
    tx.selectFrom("background_migrations").selectAll().where("name", "=", name),
  ).execute();
  if (!row) return "taken";
  const text = migrations.find((one) => one.name === name)?.sql;
  if (text === undefined)
    throw new Error(`Migration ${name} is not finished, and this version does not know it.`);
  const { table, key } = mustKnow(name, text);
  const [id, from] = [sql.ref(key), sql.table(table)];
  const { rows } = await sql<{ last: string | null; n: number }>`
    select max(${id}) as last, count(*) as n from (
      select ${id} from ${from} where ${id} > ${row.position} order by ${id} limit ${sql.lit(batch)}
    ) as next_rows`.execute(tx);
  const { last = null, n = 0 } = rows[0] ?? {};
  if (last === null) {
    await tx.deleteFrom("background_migrations").where("name", "=", name).execute();
    return { name, done: row.of, of: row.of, isOver: true };
  }
  await withRange(text, row.position, last).execute(tx);
  const done = Math.min(row.done + Number(n), row.of);
  await tx
    .updateTable("background_migrations")
    .set({ position: last, done })
    .where("name", "=", name)
    .execute();
  return { name, done, of: row.of, isOver: false };
}

function withRange(text: string, after: string, upTo: string) {
  const values: Readonly<Record<string, string>> = { ":after": after, ":upTo": upTo };
  const parts = text.split(/(:after|:upTo)/).map((part) => {
    const value = values[part];
    return value === undefined ? sql.raw(part) : sql`${value}`;
  });
  return sql.join(parts, sql``);
}

function mustKnow(name: string, text: string) {
  const known = keyOfBackground(text);
  if (!known) throw new Error(`Migration ${name} does not say along what it goes.`);
  return known;
}
