import { sql } from "kysely";
import type { Database, Reads } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";

export function ordersNotPending(q: Reads, ids: readonly string[]): Promise<{ id: string }[]> {
  return q
    .selectFrom("orders")
    .select("id")
    .where("id", "in", ids)
    .where("status", "<>", "pending")
    .execute();
}

/** The status stands as the partial index has it. */
export async function expiredOrders(q: Reads, now: number, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where status = 'pending' and held_until <= ${now}
    order by held_until limit ${limit}`.execute(q);
  return rows;
}

/** The statuses stand as the partial index has them: a statement whose values come later could mean any. */
export async function ordersUnderWay(
  { read }: Pick<Database, "read">,
  before: number,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders ${alongIndex(read, "orders_under_way")}
    where status in ('ordered', 'processing', 'shipped', 'delivered') and updated_at <= ${before}
    order by updated_at limit ${limit}`.execute(read);
  return rows;
}
