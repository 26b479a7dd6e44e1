import { sql } from "kysely";
import type { Database, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";
import { rankOf } from "../rules/search/rank.ts";
import { termsOf } from "./index/word-index.ts";
import "../storage/catalogue-tables.ts";

/** Of a larger change all is new. */
const mostLogged = 100;
const keptRows = 1_000;

/** SQLite alone: who keeps lists of the index in memory follows what is written into it. */
export async function logPut(tx: Tx, products: readonly IndexedProduct[]): Promise<void> {
  await log(tx, products, (product) => termsOf(product).join(" "));
}

export async function logTaken(tx: Tx, products: readonly IndexedProduct[]): Promise<void> {
  await log(tx, products, () => null);
}

export async function logAnew(tx: Tx): Promise<void> {
  await tx.insertInto("search_log").values({ rank: null, terms: null }).execute();
}

async function log(
  tx: Tx,
  products: readonly IndexedProduct[],
  termsIn: (product: IndexedProduct) => string | null,
): Promise<void> {
  if (products.length > mostLogged) return logAnew(tx);
  const rows = products.map((product) => [rankOf(product), termsIn(product)]);
  await insert(tx, { rows: JSON.stringify(rows) });
  await prune(tx, {});
}

const insert = prepared(
  (_, { rows }: { rows: string }) => sql`insert into search_log (rank, terms)
    select value ->> 0, value ->> 1 from json_each(${rows})`,
);
const prune = prepared(
  (_, _given: object) => sql`delete from search_log
    where id <= (select max(id) from search_log) - ${sql.lit(keptRows)}`,
);

/** What happened to a product of the index; its terms are null where it was taken out. */
export interface Logged {
  readonly id: number;
  readonly rank: number;
  readonly terms: string | null;
}

/** What was written after this row; null when not all of it is known one by one. */
export async function loggedSince(read: Database["read"], after: number): Promise<readonly Logged[] | null> {
  const rows = await since(read, { after });
  const isWhole = rows.length <= mostFollowed && rows.every(({ id }, at) => id === after + 1 + at);
  return isWhole && rows.every(isOfOne) ? rows : null;
}

export async function lastLogged(read: Database["read"]): Promise<number> {
  const [row] = await last(read, {});
  return row?.id ?? 0;
}

const mostFollowed = 100;

interface Row extends Omit<Logged, "rank"> {
  readonly rank: number | null;
}

function isOfOne(row: Row): row is Logged {
  return row.rank !== null;
}

const since = prepared(
  (_, { after }: { after: number }) => sql<Row>`select id, rank, terms from search_log
    where id > ${after} order by id limit ${sql.lit(mostFollowed + 1)}`,
);
const last = prepared(
  (_, _given: object) => sql<{ id: number | null }>`select max(id) as id from search_log`,
);
