import type { CancelReason, OrderStatus } from "#contract/order-view.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    orders: OrderRow;
    order_lines: OrderLineRow;
    order_events: OrderEventRow;
    promo_uses: { user_id: string; code: string; order_id: string; used_at: number };
  }
}

export interface OrderRow {
  id: string;
  short_id: string;
  user_id: string;
  status: OrderStatus;
  cancel_reason: CancelReason | null;
  cart_print: string;
  promo_code: string | null;
  subtotal_paise: number;
  promo_paise: number;
  shipping_paise: number;
  tax_paise: number;
  total_paise: number;
  address: string;
  email: string | null;
  lang: string;
  held_until: number;
  expected_at: number;
  carrier: string | null;
  tracking_number: string | null;
  created_at: number;
  paid_at: number | null;
  updated_at: number;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  cart_line_id: string | null;
  product_id: string;
  title: string;
  picture: string | null;
  colour: string | null;
  size: string | null;
  quantity: number;
  unit_paise: number;
}

export interface OrderEventRow {
  id: string;
  order_id: string;
  status: string;
  actor: string;
  note: string | null;
  at: number;
}

export async function insertOrder(tx: Tx, row: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  await tx.insertInto("orders").values(row).execute();
  await tx.insertInto("order_lines").values(lines).execute();
}

export function insertOrderEvent(tx: Tx, row: OrderEventRow) {
  return tx.insertInto("order_events").values(row).execute();
}

export function findOrder(q: Reads | Tx, id: string): Promise<OrderRow | undefined> {
  return q.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** With the row kept from everybody else until the transaction ends. */
export function lockOrder(db: Database, tx: Tx, id: string): Promise<OrderRow | undefined> {
  const query = tx.selectFrom("orders").selectAll().where("id", "=", id);
  return (db.engine === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

export function lockPendingOrders(db: Database, tx: Tx, userId: string): Promise<OrderRow[]> {
  const query = tx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .orderBy("id");
  return (db.engine === "postgres" ? query.forNoKeyUpdate() : query).execute();
}

export function findOrderOf(q: Reads | Tx, userId: string, id: string): Promise<OrderRow | undefined> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Six characters can stand for two orders; the newer one is meant. */
export function findByShortId(q: Reads, userId: string, shortId: string): Promise<OrderRow | undefined> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("short_id", "=", shortId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function ordersOf(q: Reads, userId: string, limit: number, offset: number): Promise<OrderRow[]> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOrders(q: Reads, userId: string): Promise<number> {
  const { total } = await q
    .selectFrom("orders")
    .select((count) => count.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function linesOf(q: Reads | Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
}

export function eventsOf(q: Reads | Tx, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export const pendingLinesOf = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["order_lines.product_id", "order_lines.quantity"])
    .where("orders.user_id", "=", userId)
    .where("orders.status", "=", "pending"),
);

export function updateOrder(tx: Tx, id: string, set: Partial<OrderRow>) {
  return tx.updateTable("orders").set(set).where("id", "=", id).execute();
}

export function expiredOrders(q: Reads, now: number, limit: number): Promise<{ id: string }[]> {
  return q
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "pending")
    .where("held_until", "<=", now)
    .orderBy("held_until")
    .limit(limit)
    .execute();
}

export function ordersUnderWay(q: Reads, before: number, limit: number): Promise<{ id: string }[]> {
  return q
    .selectFrom("orders")
    .select("id")
    .where("status", "in", ["ordered", "processing", "shipped", "delivered"])
    .where("updated_at", "<=", before)
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}

export async function hasPaidOrder(q: Reads | Tx, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("paid_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPaidFor(q: Reads | Tx, userId: string, productId: string): Promise<boolean> {
  const row = await q
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select("orders.id")
    .where("orders.user_id", "=", userId)
    .where("order_lines.product_id", "=", productId)
    .where("orders.status", "in", ["ordered", "processing", "shipped", "delivered", "completed"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasUsedPromo(q: Reads | Tx, userId: string, code: string): Promise<boolean> {
  const row = await q
    .selectFrom("promo_uses")
    .select("code")
    .where("user_id", "=", userId)
    .where("code", "=", code)
    .executeTakeFirst();
  return row !== undefined;
}

export function insertPromoUse(
  tx: Tx,
  use: { user_id: string; code: string; order_id: string; used_at: number },
) {
  return tx
    .insertInto("promo_uses")
    .values(use)
    .onConflict((conflict) => conflict.columns(["user_id", "code"]).doNothing())
    .execute();
}
