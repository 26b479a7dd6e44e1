import { sql } from "kysely";
import type { PaymentStatus } from "#modules/orders/order-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { pipelined, prepared } from "#platform/database/prepared.ts";
import { deleteCodes } from "./payment-code-repository.ts";
import { deleteLinks } from "./payment-link-repository.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payments: PaymentRow;
    payment_events: PaymentEventRow;
  }
}

export interface PaymentRow {
  order_id: string;
  /** That takes it; `manual` is paid by hand, `mock` is played. */
  gateway: string;
  gateway_order_id: string | null;
  method: string;
  amount_paise: number;
  currency: string;
  status: PaymentStatus;
  gateway_payment_id: string | null;
  failure: string | null;
  /** What the staff noted of what was paid to them. */
  reference: string | null;
  polls: number;
  poll_at: number | null;
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

/** Paid with what was paid for another order: a part of the same payment at the gateway, or by hand like that. */
export const moved = "exchange";

/** Nobody can be asked what became of these. */
const unasked = ["mock", "manual"];

/** By name: to be told each time what all columns are called takes longer than to find the row. */
const columns = [
  "order_id",
  "gateway",
  "gateway_order_id",
  "method",
  "amount_paise",
  "currency",
  "status",
  "gateway_payment_id",
  "failure",
  "reference",
  "polls",
  "poll_at",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof PaymentRow)[];

/** Of orders that were never paid. */
export async function deletePayments(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom("payment_events").where("order_id", "in", orderIds).execute();
  await deleteLinks(tx, orderIds);
  await deleteCodes(tx, orderIds);
  await tx.deleteFrom("payments").where("order_id", "in", orderIds).execute();
}

/** Of which nobody has heard yet. */
export function blankPayment(orderId: string, method: string, amountPaise: number, now: number): PaymentRow {
  return {
    order_id: orderId,
    gateway: "mock",
    gateway_order_id: null,
    method,
    amount_paise: amountPaise,
    currency: "INR",
    status: "created",
    gateway_payment_id: null,
    failure: null,
    reference: null,
    polls: 0,
    poll_at: null,
    created_at: now,
    updated_at: now,
  };
}

export const insertPayment = pipelined((q, row: PaymentRow) => q.insertInto("payments").values({ ...row }));

const updating = pipelined((q, { orderId, ...set }: Partial<PaymentRow> & { orderId: string }) =>
  q.updateTable("payments").set(set).where("order_id", "=", orderId),
);

export async function updatePayment(tx: Tx, orderId: string, set: Partial<PaymentRow>): Promise<void> {
  await updating(tx, { orderId, ...set });
}

const paymentBy = prepared((q, { orderId }: { orderId: string }) =>
  q.selectFrom("payments").select(columns).where("order_id", "=", orderId),
);

export async function findPayment(q: Reads | Tx, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await paymentBy(q, { orderId });
  return row;
}

const paymentLocked = prepared((q, { orderId }: { orderId: string }) =>
  locked(q, q.selectFrom("payments").select(columns).where("order_id", "=", orderId)),
);

/** With the row kept from everybody else until the transaction ends: what goes back of it is counted under this lock. */
export async function lockPayment(tx: Tx, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await paymentLocked(tx, { orderId });
  return row;
}

export function findPayments(q: Reads | Tx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("payments").selectAll().where("order_id", "in", orderIds).execute();
}

const byGatewayOrder = prepared((q, { id }: { id: string }) =>
  q.selectFrom("payments").select(columns).where("gateway_order_id", "=", id),
);

export async function findByGatewayOrder(q: Reads | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await byGatewayOrder(q, { id });
  return row;
}

const paidWith = prepared((q, { id, orderId }: { id: string; orderId: string }) =>
  q
    .selectFrom("payments")
    .select("order_id")
    .where("gateway_payment_id", "=", id)
    .where("order_id", "<>", orderId)
    .where("method", "<>", moved)
    .where("status", "in", ["captured", "refunded"]),
);

/** The other order that the same payment paid. */
export async function otherPaidWith(tx: Tx, id: string, orderId: string): Promise<string | undefined> {
  const [row] = await paidWith(tx, { id, orderId });
  return row?.order_id;
}

/** By what was paid at the gateway, be it the order's own payment or one that goes back. */
export async function findByGatewayPayment(q: Reads | Tx, gatewayPaymentId: string) {
  const own = await q
    .selectFrom("payments")
    .selectAll()
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .where("method", "<>", moved)
    .executeTakeFirst();
  if (own) return own;
  return q
    .selectFrom("payments")
    .innerJoin("refunds", "refunds.order_id", "payments.order_id")
    .selectAll("payments")
    .where("refunds.gateway_payment_id", "=", gatewayPaymentId)
    .executeTakeFirst();
}

/** How much came in with it: the order's sum, or what the gateway said of a payment that does not fit. */
export async function capturedAs(
  tx: Tx,
  payment: Pick<PaymentRow, "order_id" | "amount_paise">,
  gatewayPaymentId: string | null,
): Promise<number> {
  const now = await findPayment(tx, payment.order_id);
  if (now?.gateway_payment_id === gatewayPaymentId) return payment.amount_paise;
  const { paise } = await tx
    .selectFrom("payment_events")
    .select((q) => q.fn.max<number | null>("amount_paise").as("paise"))
    .where("order_id", "=", payment.order_id)
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .executeTakeFirstOrThrow();
  return Number(paise ?? 0);
}

const keeping = prepared((q, { orderId, id }: { orderId: string; id: string }) =>
  q
    .updateTable("payments")
    .set({ gateway_order_id: id })
    .where("order_id", "=", orderId)
    .where("gateway_order_id", "is", null)
    .returning(columns),
);

/** The gateway's order, once: whoever comes second is given nothing. */
export async function keepGatewayOrder(tx: Tx, orderId: string, id: string): Promise<PaymentRow | undefined> {
  const [kept] = await keeping(tx, { orderId, id });
  return kept;
}

const newEvent = (q: Reads, row: PaymentEventRow) =>
  q
    .insertInto("payment_events")
    .values({ ...row })
    .onConflict((conflict) => conflict.column("id").doNothing());
const noting = prepared((q, row: PaymentEventRow) => newEvent(q, row).returning("id"));

/** Where it does not matter whether it is new. */
export const keepEvent = pipelined(newEvent);

/** Whether the event is new. */
export async function insertEvent(tx: Tx, row: PaymentEventRow): Promise<boolean> {
  return (await noting(tx, row)).length === 1;
}

export function eventsOf(q: Reads, orderId: string): Promise<PaymentEventRow[]> {
  return q
    .selectFrom("payment_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export function paymentsToPoll(q: Reads, now: number): Promise<PaymentRow[]> {
  return q
    .selectFrom("payments")
    .selectAll()
    .where("poll_at", "<=", now)
    .where("gateway", "not in", unasked)
    .orderBy("poll_at")
    .limit(100)
    .execute();
}

/** The gateway could not be asked for long, or keeps money aside that was never taken. */
export function stuckPayments(q: Reads, since: number, limit: number): Promise<PaymentRow[]> {
  const unheard = q.selectFrom("payments").selectAll().where("poll_at", "<=", since);
  const notTaken = q
    .selectFrom("payments")
    .selectAll()
    // As the partial index has it: a value that comes later could be any.
    .where(sql<boolean>`status = 'authorized'`)
    .where("updated_at", "<=", since);
  return unheard.union(notTaken).limit(limit).execute();
}

/** Of the newest orders: their ids sort as they were made. */
export function latestPayments(q: Reads, limit: number): Promise<PaymentRow[]> {
  return q.selectFrom("payments").select(columns).orderBy("order_id", "desc").limit(limit).execute();
}

/** The gateway seems to know more than we do. */
export function pollSoon(tx: Tx, orderId: string, at: number) {
  return tx
    .updateTable("payments")
    .set({ poll_at: at })
    .where("order_id", "=", orderId)
    .where("gateway", "not in", unasked)
    .execute();
}

export async function claimPoll(tx: Tx, row: PaymentRow, pollAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ polls: row.polls + 1, poll_at: pollAt })
    .where("order_id", "=", row.order_id)
    .where("polls", "=", row.polls)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
