import type { Reads, Tx } from "#platform/database/database.ts";
import { pipelined } from "#platform/database/prepared.ts";
import "./order-tables.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    order_events: OrderEventRow;
  }
}

export interface OrderEventRow {
  id: string;
  order_id: string;
  status: string;
  actor: string;
  note: string | null;
  at: number;
  /** Of the order, once this had happened. */
  version: number;
}

export const insertOrderEvent = pipelined((q, row: OrderEventRow) =>
  q.insertInto("order_events").values({ ...row }),
);

export function eventsOf(q: Reads | Tx, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("at")
    .orderBy("version")
    .orderBy("id")
    .execute();
}

export function eventsSince(q: Reads | Tx, orderId: string, version: number): Promise<OrderEventRow[]> {
  return q
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("version", ">", version)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
