import type { OrderStatus, OrderStep } from "#contract/order-view.ts";
import type { Reads } from "#platform/database/database.ts";
import { chargesOfOrder } from "./charges-repository.ts";
import type { FoundOrder } from "./order-repository.ts";
import type { OrderRow } from "./order-tables.ts";

export function findByNumber(q: Reads, number: number): Promise<FoundOrder | undefined> {
  return q
    .selectFrom("orders")
    .selectAll("orders")
    .select(chargesOfOrder)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Six characters can stand for several orders; all of them, the newest first. */
export function findByShortId(q: Reads, shortId: string): Promise<FoundOrder[]> {
  return q
    .selectFrom("orders")
    .selectAll("orders")
    .select(chargesOfOrder)
    .where("short_id", "=", shortId)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
}

/** The oldest first. */
export function listByStep(q: Reads, step: OrderStep, limit: number): Promise<OrderRow[]> {
  return (
    q
      .selectFrom("orders")
      .selectAll()
      .where("step", "=", step)
      // As the partial index has it.
      .where("step", "is not", null)
      .orderBy("created_at")
      .limit(limit)
      .execute()
  );
}

/** The newest first. */
export function listByStatus(q: Reads, status: OrderStatus, limit: number): Promise<OrderRow[]> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where("status", "=", status)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}
