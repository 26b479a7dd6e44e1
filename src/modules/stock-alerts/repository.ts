import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { skippingLocked } from "#platform/database/dialects.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    stock_alerts: StockAlertRow;
  }
}

export interface StockAlertRow {
  id: string;
  user_id: string;
  product_id: string;
  /** Empty where any will do, like the size. */
  colour: string;
  size: string;
  lang: Lang;
  created_at: number;
  /** When it is looked at: its goods came back, or may have while it was asked for. */
  due_at: number | null;
}

/** The newest first. */
export function alertsOf(q: Reads | Tx, userId: string) {
  return q
    .selectFrom("stock_alerts")
    .select(["product_id", "colour", "size", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Asked for twice it is asked for once. */
export async function saveAlert(tx: Tx, row: StockAlertRow): Promise<void> {
  const { lang } = row;
  await tx
    .insertInto("stock_alerts")
    .values(row)
    .onConflict((on) => on.columns(["user_id", "product_id", "colour", "size"]).doUpdateSet({ lang }))
    .execute();
}

export async function deleteAlertsOn(tx: Tx, userId: string, productId: string): Promise<void> {
  const own = tx.deleteFrom("stock_alerts").where("user_id", "=", userId);
  await own.where("product_id", "=", productId).execute();
}

export async function deleteAlertsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("stock_alerts").where("user_id", "=", userId).execute();
}

export async function deleteAlerts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("stock_alerts").where("id", "in", ids).execute();
}

export async function deleteOldAlerts(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom("stock_alerts").where("created_at", "<", before).execute();
}

/** One statement, however many wait for them: whoever puts goods on the shelf does not wait for messages. */
export async function makeDue(tx: Tx, productIds: readonly string[], at: number): Promise<void> {
  await tx.updateTable("stock_alerts").set({ due_at: at }).where("product_id", "in", productIds).execute();
}

export async function waitAgain(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable("stock_alerts").set({ due_at: null }).where("id", "in", ids).execute();
}

/** The oldest that no other process is about. */
export function dueAlerts(tx: Tx, now: number, limit: number): Promise<StockAlertRow[]> {
  const due = tx.selectFrom("stock_alerts").selectAll().where("due_at", "<=", now);
  return skippingLocked(tx, due.orderBy("due_at").orderBy("id").limit(limit)).execute();
}
