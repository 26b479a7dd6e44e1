import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { RefundState } from "./rules/refund-state.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    refunds: RefundRow;
  }
}

export interface RefundRow {
  id: string;
  order_id: string;
  gateway_payment_id: string | null;
  kind: "gateway" | "manual";
  amount_paise: number;
  /** RefundLine[] as JSON. */
  lines: string;
  restock: number;
  reason: string;
  asked_by: string;
  /** Of the request: sent again, it is the same one. */
  asked_key: string | null;
  state: RefundState;
  gateway_key: string;
  gateway_refund_id: string | null;
  reference: string | null;
  /** What the bank calls it, once the gateway has told. */
  bank_reference: string | null;
  refusal: string | null;
  tries: number;
  due_at: number;
  created_at: number;
  updated_at: number;
}

export function insertRefund(tx: Tx, row: RefundRow) {
  return tx.insertInto("refunds").values(row).execute();
}

export function updateRefund(tx: Tx, id: string, set: Partial<RefundRow>) {
  return tx.updateTable("refunds").set(set).where("id", "=", id).execute();
}

export function deleteRefund(tx: Tx, id: string) {
  return tx.deleteFrom("refunds").where("id", "=", id).execute();
}

export function findRefund(q: Reads | Tx, id: string): Promise<RefundRow | undefined> {
  return q.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

const refundsBy = prepared((q, { orderIds }: { orderIds: readonly string[] }) =>
  q.selectFrom("refunds").selectAll().where("order_id", "in", orderIds).orderBy("created_at").orderBy("id"),
);

export function refundsOf(q: Reads | Tx, orderIds: readonly string[]): Promise<RefundRow[]> {
  return orderIds.length === 0 ? Promise.resolve([]) : refundsBy(q, { orderIds });
}

/** Of what was paid with these at the gateway, for whichever orders. */
export function refundsPaidWith(q: Reads | Tx, gatewayPaymentIds: readonly string[]): Promise<RefundRow[]> {
  return q
    .selectFrom("refunds")
    .selectAll()
    .where("gateway_payment_id", "in", gatewayPaymentIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

// As the partial indexes have them, to the letter: a value that comes later could be any.
const underWay = sql<boolean>`refunds.kind = 'gateway' and refunds.state in ('due', 'sent')`;
const isOpen = sql<boolean>`state <> 'done'`;

/** Those that this gateway is to be asked for; what another one took is not its business. */
export function dueRefunds(q: Reads, gateway: string, now: number): Promise<RefundRow[]> {
  return q
    .selectFrom("refunds")
    .innerJoin("payments", "payments.order_id", "refunds.order_id")
    .selectAll("refunds")
    .where("payments.gateway", "=", gateway)
    .where(underWay)
    .where("refunds.due_at", "<=", now)
    .orderBy("refunds.due_at")
    .limit(50)
    .execute();
}

/** Only the process whose update still finds the tries as they were read goes on. */
export async function claimRefund(tx: Tx, row: RefundRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refunds")
    .set({ tries: row.tries + 1, due_at: until })
    .where("id", "=", row.id)
    .where("tries", "=", row.tries)
    .where("state", "in", ["due", "sent"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that are not done, by state. */
export function countOpenRefunds(q: Reads) {
  return q
    .selectFrom("refunds")
    .select((count) => ["state", count.fn.countAll<number>().as("total")])
    .where(isOpen)
    .groupBy("state")
    .execute();
}

/** What does not end by itself, oldest first. */
export function refundsToDo(q: Reads, waitingSince: number): Promise<RefundRow[]> {
  return q
    .selectFrom("refunds")
    .selectAll()
    .where(isOpen)
    .where((where) =>
      where.or([
        where("state", "=", "refused"),
        where("kind", "=", "manual"),
        where("created_at", "<=", waitingSince),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(500)
    .execute();
}
