import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    cash_orders: CashOrderRow;
  }
}

export interface CashOrderRow {
  order_id: string;
  user_id: string;
  phone: string | null;
  proven_at: number | null;
  confirm_by: number | null;
  confirmed_at: number | null;
  confirmed_by: string | null;
  code_mac: string | null;
  code_at: number | null;
  code_until: number | null;
  tries_left: number;
  refused_at: number | null;
  forgiven_at: number | null;
  carrier: string | null;
  due_paise: number | null;
  due_at: number | null;
  settled_at: number | null;
  settlement_id: string | null;
  less_paise: number;
}

export async function insertCashOrder(tx: Tx, row: CashOrderRow): Promise<void> {
  await tx.insertInto("cash_orders").values(row).execute();
}

export function findCashOrder(q: Reads | Tx, orderId: string): Promise<CashOrderRow | undefined> {
  return q.selectFrom("cash_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

export function cashOrdersOf(q: Reads | Tx, orderIds: readonly string[]): Promise<CashOrderRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("cash_orders").selectAll().where("order_id", "in", orderIds).execute();
}

/** Whether there was such an order. */
export async function updateCashOrder(tx: Tx, orderId: string, set: Partial<CashOrderRow>): Promise<void> {
  await tx.updateTable("cash_orders").set(set).where("order_id", "=", orderId).execute();
}

/** Takes the place of the last code, unless that one was made between these times. */
export async function replaceCode(
  tx: Tx,
  orderId: string,
  code: Pick<CashOrderRow, "code_mac" | "code_at" | "code_until" | "tries_left">,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("cash_orders")
    .set(code)
    .where("order_id", "=", orderId)
    .where("confirm_by", "is not", null)
    .where("confirmed_at", "is", null)
    .where(({ eb, or }) =>
      or([eb("code_at", "is", null), eb("code_at", "<=", after), eb("code_at", ">", until)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up one try before the code is compared, so that many at once get no more than there are. */
export function spendTry(
  tx: Tx,
  orderId: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<CashOrderRow | undefined> {
  return tx
    .updateTable("cash_orders")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is", null)
    .where("tries_left", ">", 0)
    .where("code_until", ">", now)
    .where("code_at", "<=", until)
    .returningAll()
    .executeTakeFirst();
}

const askedSince = prepared((q, { userId, since }: { userId: string; since: number }) =>
  q
    .selectFrom("cash_orders")
    .select("order_id")
    .where("user_id", "=", userId)
    .where("confirm_by", ">", since),
);

/** Orders of this customer whose word was waited for since then. */
export async function unconfirmedOrders(q: Reads | Tx, userId: string, since: number): Promise<string[]> {
  const rows = await askedSince(q, { userId, since });
  return rows.map(({ order_id }) => order_id);
}

export interface Refuser {
  readonly userId: string;
  readonly phones: readonly string[];
}

/** Of an account, and of its numbers as far as somebody showed whose they are. */
export async function countRefused(q: Reads | Tx, { userId, phones }: Refuser): Promise<number> {
  const own = q
    .selectFrom("cash_orders")
    .select("order_id")
    .where("user_id", "=", userId)
    .where("refused_at", "is not", null)
    .where("forgiven_at", "is", null);
  const byPhone = q
    .selectFrom("cash_orders")
    .select("order_id")
    .where("phone", "in", phones)
    .where("proven_at", "is not", null)
    .where("refused_at", "is not", null)
    .where("forgiven_at", "is", null);
  const rows = await (phones.length === 0 ? own : own.union(byPhone)).limit(100).execute();
  return rows.length;
}

/** All that counts against an account and its numbers; gives how many there were. */
export async function forgive(tx: Tx, { userId, phones }: Refuser, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("cash_orders")
    .set({ forgiven_at: now })
    .where("refused_at", "is not", null)
    .where("forgiven_at", "is", null)
    .where(({ eb, or, and }) =>
      or([
        eb("user_id", "=", userId),
        ...(phones.length === 0 ? [] : [and([eb("phone", "in", phones), eb("proven_at", "is not", null)])]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Orders that wait for their buyer's word, counted no further than anybody wants to. */
export async function countWaiting(q: Reads, now: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select 1 from cash_orders c join orders o on o.id = c.order_id
    where c.confirm_by is not null and c.confirmed_at is null and c.confirm_by > ${now} and o.status = 'pending'
    limit ${sql.lit(most)}) as waiting`.execute(q);
  return Number(rows[0]?.n ?? 0);
}

/** A code has just shown that the number is the new owner's. */
export async function adoptCash(
  tx: Tx,
  orderIds: readonly string[],
  { userId, phone, now }: { readonly userId: string; readonly phone: string; readonly now: number },
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable("cash_orders")
    .set({
      user_id: userId,
      proven_at: sql`case when phone = ${phone} then coalesce(proven_at, ${now}) else proven_at end`,
    })
    .where("order_id", "in", orderIds)
    .execute();
}

const nobody = { phone: null, proven_at: null, code_mac: null };

/** Of a customer who leaves, whoever the order was bought by. */
export async function forgetPhones(tx: Tx, userId: string): Promise<void> {
  const theirs = tx.selectFrom("orders").select("id").where("user_id", "=", userId);
  await tx.updateTable("cash_orders").set(nobody).where("user_id", "=", userId).execute();
  await tx.updateTable("cash_orders").set(nobody).where("order_id", "in", theirs).execute();
}

export async function forgetPhonesOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable("cash_orders").set(nobody).where("order_id", "in", orderIds).execute();
}

/** Said again, it is the same: a let-off since then stands. */
export async function noteRefused(tx: Tx, orderId: string, now: number): Promise<void> {
  await tx
    .updateTable("cash_orders")
    .set({ refused_at: now, forgiven_at: null })
    .where("order_id", "=", orderId)
    .where("refused_at", "is", null)
    .execute();
}
