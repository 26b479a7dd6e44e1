import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    promo_uses: { user_id: string; code: string; order_id: string; used_at: number };
  }
}

const boughtStatuses = ["ordered", "processing", "shipped", "delivered", "completed"] as const;

export async function hasPaidBefore(q: Reads | Tx, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("paid_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Paid, or bought to be paid on delivery. */
export async function hasBoughtBefore(q: Reads | Tx, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where((where) => where.or([where("paid_at", "is not", null), where("status", "in", boughtStatuses)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasBought(q: Reads | Tx, userId: string, productId: string): Promise<boolean> {
  const row = await q
    // From the user's orders on: SQLite, which has no figures of a young shop, would walk all sales of the product.
    .selectFrom("orders")
    .crossJoin("order_lines")
    .select("orders.id")
    .whereRef("order_lines.order_id", "=", "orders.id")
    .where("orders.user_id", "=", userId)
    .where("order_lines.product_id", "=", productId)
    .where("orders.status", "in", boughtStatuses)
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
