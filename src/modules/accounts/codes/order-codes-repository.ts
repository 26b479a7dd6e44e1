import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    order_codes: OrderCodeRow;
  }
}

export interface OrderCodeRow {
  request_hash: string;
  /** None where there is no such order, and until the code is sent: it opens nothing. */
  order_id: string | null;
  phone: string;
  code_mac: string;
  tries_left: number;
  created_at: number;
  expires_at: number;
}

export async function insertOrderCode(tx: Tx, code: OrderCodeRow): Promise<void> {
  await tx.insertInto("order_codes").values(code).execute();
}

export async function openOrderCode(tx: Tx, request: string, orderId: string): Promise<void> {
  await tx
    .updateTable("order_codes")
    .set({ order_id: orderId })
    .where("request_hash", "=", request)
    .execute();
}

export function findOrderCode(q: Reads, request: string): Promise<OrderCodeRow | undefined> {
  return q.selectFrom("order_codes").selectAll().where("request_hash", "=", request).executeTakeFirst();
}

/** Uses up one try before the code is compared, so that many at once get no more than there are. */
export function spendOrderTry(
  tx: Tx,
  request: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<OrderCodeRow | undefined> {
  return tx
    .updateTable("order_codes")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("request_hash", "=", request)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .where("created_at", "<=", until)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteOrderCode(tx: Tx, request: string): Promise<void> {
  await tx.deleteFrom("order_codes").where("request_hash", "=", request).execute();
}

export async function deleteOrderCodesTo(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom("order_codes").where("phone", "=", phone).execute();
}

export async function deleteOldOrderCodes(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("order_codes").where("expires_at", "<=", now).execute();
}
