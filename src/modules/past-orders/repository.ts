import { type RawBuilder, sql } from "kysely";
import type { CustomerWay } from "#modules/accounts/rules/customer-search.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { bytewise, lastWord } from "#platform/database/dialects.ts";
import { newId } from "#platform/ids.ts";
import { boughtBefore, type PastOrderSource, type PastOrderStatus } from "./rules/past-order.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    past_orders: PastOrderRow;
  }
}

export interface PastOrderRow {
  id: string;
  source: PastOrderSource;
  number: string;
  number_key: string;
  placed_at: number;
  status: PastOrderStatus;
  name: string;
  email: string | null;
  phone: string | null;
  total_paise: number;
  refunded_paise: number;
  note: string;
  address: string | null;
  sale: string;
  /** Out of which it came, by the id under which it was read. */
  file: string | null;
}

/** By what somebody is known; an order fits where either is the same. */
export interface Reach {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Of these keys those that are here. */
export async function knownKeys(
  q: Reads | Tx,
  source: PastOrderSource,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await q
    .selectFrom("past_orders")
    .select("number_key")
    .where("source", "=", source)
    .where("number_key", "in", keys)
    .execute();
  return new Set(rows.map(({ number_key }) => number_key));
}

/** Gives how many came: one that is here stays as it is. */
export async function insertPastOrders(tx: Tx, rows: readonly PastOrderRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const came = await tx
    .insertInto("past_orders")
    .values(rows)
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  return came.length;
}

export interface FileTakenIn {
  readonly file: string;
  readonly source: PastOrderSource;
  readonly orders: number;
}

/** The newest first, with how many of its orders are here and name somebody. */
export async function filesTakenIn(q: Reads, limit: number): Promise<FileTakenIn[]> {
  const { rows } = await sql<FileTakenIn>`
    select file, source, count(*) as orders from past_orders where file is not null and address is not null
    group by file, source order by file desc limit ${limit}`.execute(q);
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}

/** Without those of the erased: their numbers stay, so that no file brings them back. */
export async function idsOfFile(q: Reads, file: string): Promise<string[]> {
  const rows = await q
    .selectFrom("past_orders")
    .select("id")
    .where("file", "=", file)
    .where("address", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

export function findPastOrder(q: Reads | Tx, id: string): Promise<PastOrderRow | undefined> {
  return q.selectFrom("past_orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Ids begin with the time of the order: the newest first. */
export function newestPastOrders(
  q: Reads,
  after: string | undefined,
  limit: number,
): Promise<PastOrderRow[]> {
  return q
    .selectFrom("past_orders")
    .selectAll()
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The oldest first. */
export function pastOrdersAfter(q: Reads, after: string, limit: number): Promise<PastOrderRow[]> {
  return q.selectFrom("past_orders").selectAll().where("id", ">", after).orderBy("id").limit(limit).execute();
}

export type PastOrderWay = CustomerWay | { readonly by: "number"; readonly value: string };

/** A number is meant whole, all else by how it begins. */
export async function findPastOrders(q: Reads, way: PastOrderWay, limit: number): Promise<PastOrderRow[]> {
  const key = keyOf(q, way.by);
  const fits =
    way.by === "number"
      ? sql`${key} = ${way.value}`
      : sql`${key} >= ${way.value} and ${key} < ${`${way.value}\u{10FFFF}`}`;
  const { rows } = await sql<PastOrderRow>`
    select * from past_orders where ${fits} order by ${key}, id desc limit ${limit}`.execute(q);
  return rows;
}

function keyOf(q: Reads, by: PastOrderWay["by"]): RawBuilder<string> {
  const keys: Record<typeof by, () => RawBuilder<string>> = {
    number: () => sql`number_key`,
    phone: () => sql`phone`,
    email: () => sql`email`,
    name: () => bytewise(q, sql`lower(name)`),
    lastName: () => bytewise(q, sql`lower(${lastWord(q, sql`name`)})`),
  };
  return keys[by]();
}

export function pastOrdersOf(q: Reads | Tx, reach: Reach, limit: number): Promise<PastOrderRow[]> {
  return q
    .selectFrom("past_orders")
    .selectAll()
    .where("id", "in", idsOf(reach))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function idsOfPastOrders(q: Reads | Tx, reach: Reach): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${idsOf(reach)} as theirs order by id`.execute(q);
  return rows.map(({ id }) => id);
}

export function pastOrdersByIds(q: Reads | Tx, ids: readonly string[]): Promise<PastOrderRow[]> {
  return q.selectFrom("past_orders").selectAll().where("id", "in", ids).orderBy("id").execute();
}

export interface PastSums {
  readonly orders: number;
  readonly paise: number;
}

/** Of what was bought and kept. */
export async function sumsOfPastOrders(q: Reads | Tx, reach: Reach): Promise<PastSums> {
  const { orders, paise } = await q
    .selectFrom("past_orders")
    .select((of) => [
      of.fn.countAll<number | string>().as("orders"),
      sql<number | string | null>`sum(total_paise - refunded_paise)`.as("paise"),
    ])
    .where("id", "in", idsOf(reach))
    .where("status", "in", boughtBefore)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), paise: Number(paise ?? 0) };
}

/** Gives how many went; who was erased meanwhile stays so. */
export async function deletePastOrders(tx: Tx, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .deleteFrom("past_orders")
    .where("id", "in", ids)
    .where("address", "is not", null)
    .returning("id")
    .execute();
  return gone.length;
}

export const nobody = { name: "", email: null, phone: null, note: "", address: null };

/** Goods and sums stay; nothing in them leads to anybody. */
export async function emptyPastOrders(tx: Tx, reach: Reach, id = ""): Promise<void> {
  await tx
    .updateTable("past_orders")
    .set(nobody)
    .where(({ eb, or }) => or([eb("id", "in", idsOf(reach)), eb("id", "=", id)]))
    .execute();
}

interface OldPastOrders {
  /** The id of the last one that is known to name nobody. */
  readonly after: string;
  readonly before: number;
  readonly most: number;
}

/** Of those that name somebody the oldest, which ids begin with; gives which. */
export async function emptyOldPastOrders(tx: Tx, { after, before, most }: OldPastOrders): Promise<string[]> {
  const old = tx
    .selectFrom("past_orders")
    .select("id")
    .where("id", ">", after)
    .where("id", "<", newId(before))
    .where("address", "is not", null)
    .orderBy("id")
    .limit(most);
  const emptied = await tx
    .updateTable("past_orders")
    .set(nobody)
    .where("id", "in", old)
    .returning("id")
    .execute();
  return emptied.map(({ id }) => id).sort();
}

/** Each along its own index: of the two together a planner may walk all orders by age. */
function idsOf({ email, phone }: Reach): RawBuilder<string> {
  return sql`(
    select id from past_orders where email = ${email} union select id from past_orders where phone = ${phone}
  )`;
}
