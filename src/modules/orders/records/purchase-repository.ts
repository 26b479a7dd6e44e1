import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { PartOfSetView } from "../line-answer.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    promo_uses: PromoUse;
  }
}

interface PromoUse {
  order_id: string;
  user_id: string;
  code: string;
  state: "held" | "used";
  used_at: number;
}

const boughtStatuses = ["ordered", "processing", "shipped", "delivered", "completed"] as const;

const firstPaid = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("paid_at", "is not", null)
    .where("total_paise", ">", 0)
    .limit(sql.lit(1)),
);

export async function hasPaidBefore(q: Reads | Tx, userId: string): Promise<boolean> {
  return (await firstPaid(q, { userId })).length > 0;
}

/** Of these those who ever placed an order, paid or not. */
export async function buyersAmong(q: Reads | Tx, userIds: readonly string[]): Promise<string[]> {
  const rows = await q
    .selectFrom("orders")
    .select("user_id")
    .distinct()
    .where("user_id", "in", userIds)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Paid, or bought to be paid on delivery. */
export async function hasBoughtBefore(q: Reads | Tx, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom("orders")
    .select("id")
    .where((where) => where.or([where("paid_at", "is not", null), where("status", "in", boughtStatuses)]))
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For itself, or as a set, whose parts name it. */
export async function hasBought(q: Reads | Tx, userId: string, productId: string): Promise<boolean> {
  const beginning = `${JSON.stringify({ productId }).slice(0, -1)},`;
  const row = await q
    // From the user's orders on: SQLite, which has no figures of a young shop, would walk all sales of the product.
    .selectFrom("orders")
    .crossJoin("order_lines")
    .select("orders.id")
    .whereRef("order_lines.order_id", "=", "orders.id")
    .where("orders.user_id", "=", userId)
    .where((where) =>
      where.or([
        where("order_lines.product_id", "=", productId),
        sql<boolean>`substr(order_lines.part_of, 1, ${beginning.length}) = ${beginning}`,
      ]),
    )
    .where("orders.status", "in", boughtStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The products that a customer has bought, and sets of them, of as many lines as are asked for. */
export async function boughtBy(q: Reads | Tx, userId: string, most: number): Promise<string[]> {
  const ask = boughtProducts.get(most) ?? askFor(most);
  boughtProducts.set(most, ask);
  const lines = await ask(q, { userId });
  const sets = lines.flatMap(({ part_of }) =>
    part_of === null ? [] : (JSON.parse(part_of) as PartOfSetView),
  );
  return [
    ...new Set([...lines.map(({ product_id }) => product_id), ...sets.map(({ productId }) => productId)]),
  ];
}

/** One for each number that the code asks for: SQLite parses a statement anew whose limit is a parameter. */
const boughtProducts = new Map<number, ReturnType<typeof askFor>>();

function askFor(most: number) {
  return prepared((q, { userId }: { userId: string }) =>
    q
      .selectFrom("orders")
      .crossJoin("order_lines")
      .select(["order_lines.product_id", "order_lines.part_of"])
      .distinct()
      .whereRef("order_lines.order_id", "=", "orders.id")
      .where("orders.user_id", "=", userId)
      .where("orders.status", "in", boughtStatuses)
      .limit(sql.lit(most)),
  );
}

/** Of one customer; an order that waits to be paid holds its use. */
export async function promoUses(q: Reads | Tx, userId: string, code: string) {
  const uses = await q
    .selectFrom("promo_uses")
    .select("state")
    .where("code", "=", code)
    .where("user_id", "=", userId)
    .execute();
  const held = uses.filter(({ state }) => state === "held").length;
  return { used: uses.length - held, isHeld: held > 0 };
}

export function insertPromoUse(tx: Tx, use: PromoUse) {
  return tx
    .insertInto("promo_uses")
    .values(use)
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet({ state: use.state }))
    .execute();
}

/** Of an order that ends before it leaves. */
export async function deletePromoUse(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom("promo_uses").where("order_id", "=", orderId).execute();
}

export async function movePromoUses(tx: Tx, orderIds: readonly string[], userId: string): Promise<void> {
  await tx.updateTable("promo_uses").set({ user_id: userId }).where("order_id", "in", orderIds).execute();
}
