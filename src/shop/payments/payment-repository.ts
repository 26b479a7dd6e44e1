import type { PaymentStatus } from "#contract/order-view.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payments: PaymentRow;
    payment_events: PaymentEventRow;
    refunds: RefundRow;
    payment_keys: { name: string; secret: string };
  }
}

export interface PaymentRow {
  order_id: string;
  gateway: "mock" | "razorpay" | "manual";
  gateway_order_id: string | null;
  method: string;
  amount_paise: number;
  currency: string;
  status: PaymentStatus;
  gateway_payment_id: string | null;
  failure: string | null;
  looks: number;
  look_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface PaymentEventRow {
  id: string;
  order_id: string;
  kind: string;
  gateway_payment_id: string | null;
  amount_paise: number | null;
  at: number;
}

export interface RefundRow {
  gateway_payment_id: string;
  order_id: string;
  amount_paise: number;
  reason: string;
  status: "due" | "sent" | "done";
  gateway_refund_id: string | null;
  tries: number;
  due_at: number;
  created_at: number;
}

export const insertPayment = prepared((q, row: PaymentRow) => q.insertInto("payments").values({ ...row }));

export function updatePayment(tx: Tx, orderId: string, set: Partial<PaymentRow>) {
  return tx.updateTable("payments").set(set).where("order_id", "=", orderId).execute();
}

const paymentBy = prepared((q, { orderId }: { orderId: string }) =>
  q.selectFrom("payments").selectAll().where("order_id", "=", orderId),
);

export async function findPayment(q: Reads | Tx, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await paymentBy(q, { orderId });
  return row;
}

export function findPayments(q: Reads | Tx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("payments").selectAll().where("order_id", "in", orderIds).execute();
}

const byGatewayOrder = prepared((q, { id }: { id: string }) =>
  q.selectFrom("payments").selectAll().where("gateway_order_id", "=", id),
);

export async function findByGatewayOrder(q: Reads | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await byGatewayOrder(q, { id });
  return row;
}

export async function findByRefundedPayment(q: Reads | Tx, gatewayPaymentId: string) {
  const refund = await q
    .selectFrom("refunds")
    .select("order_id")
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .executeTakeFirst();
  if (refund) return findPayment(q, refund.order_id);
  const told = await q
    .selectFrom("payments")
    .selectAll()
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .executeTakeFirst();
  return told;
}

/** The gateway's order, once: whoever comes second finds the first one's. */
export async function keepGatewayOrder(tx: Tx, orderId: string, gatewayOrderId: string): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ gateway_order_id: gatewayOrderId })
    .where("order_id", "=", orderId)
    .where("gateway_order_id", "is", null)
    .execute();
}

/** Whether the event is new. */
const noting = prepared((q, row: PaymentEventRow) =>
  q
    .insertInto("payment_events")
    .values({ ...row })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id"),
);

export async function insertEvent(tx: Tx, row: PaymentEventRow): Promise<boolean> {
  return (await noting(tx, row)).length === 1;
}

export async function insertRefund(tx: Tx, row: RefundRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("refunds")
    .values(row)
    .onConflict((conflict) => conflict.column("gateway_payment_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function refundsOf(q: Reads | Tx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("refunds").selectAll().where("order_id", "in", orderIds).execute();
}

export function updateRefund(tx: Tx, gatewayPaymentId: string, set: Partial<RefundRow>) {
  return tx
    .updateTable("refunds")
    .set(set)
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .where("status", "<>", "done")
    .execute();
}

export function dueRefunds(q: Reads, now: number): Promise<RefundRow[]> {
  return q
    .selectFrom("refunds")
    .selectAll()
    .where("status", "<>", "done")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(50)
    .execute();
}

/** Only the process whose update still finds the tries as they were read goes on. */
export async function claimRefund(tx: Tx, row: RefundRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refunds")
    .set({ tries: row.tries + 1, due_at: until })
    .where("gateway_payment_id", "=", row.gateway_payment_id)
    .where("tries", "=", row.tries)
    .where("status", "<>", "done")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function paymentsToLookAt(q: Reads, now: number): Promise<PaymentRow[]> {
  return q
    .selectFrom("payments")
    .selectAll()
    .where("look_at", "<=", now)
    .where("gateway", "=", "razorpay")
    .orderBy("look_at")
    .limit(100)
    .execute();
}

export async function claimLook(tx: Tx, row: PaymentRow, lookAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ looks: row.looks + 1, look_at: lookAt })
    .where("order_id", "=", row.order_id)
    .where("looks", "=", row.looks)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same secret for every process and after every restart. */
export async function keptKey(db: Database, name: string, fresh: string): Promise<string> {
  await db.write((tx) =>
    tx
      .insertInto("payment_keys")
      .values({ name, secret: fresh })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute(),
  );
  const row = await db.read
    .selectFrom("payment_keys")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
