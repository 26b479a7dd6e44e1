import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payment_links: PaymentLinkRow;
  }
}

export interface PaymentLinkRow {
  order_id: string;
  url: string | null;
  sends: number;
  sent_at: number;
  closed_at: number | null;
}

export function insertLink(tx: Tx, row: PaymentLinkRow) {
  return tx.insertInto("payment_links").values(row).execute();
}

export function findLink(q: Reads | Tx, orderId: string): Promise<PaymentLinkRow | undefined> {
  return q.selectFrom("payment_links").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Made at the gateway just now: whoever closed it before did not know of that. */
export function keepLinkUrl(tx: Tx, orderId: string, url: string | null) {
  return tx
    .updateTable("payment_links")
    .set({ url, closed_at: null })
    .where("order_id", "=", orderId)
    .execute();
}

export function countSend(tx: Tx, orderId: string, at: number) {
  return tx
    .updateTable("payment_links")
    .set({ sends: sql<number>`sends + 1`, sent_at: at })
    .where("order_id", "=", orderId)
    .execute();
}

export function closeLink(tx: Tx, orderId: string, at: number) {
  return tx.updateTable("payment_links").set({ closed_at: at }).where("order_id", "=", orderId).execute();
}

/** Those that are open yet, along their own index. */
export function openLinks(q: Reads): Promise<{ order_id: string }[]> {
  return q
    .selectFrom("payment_links")
    .select("order_id")
    .where("closed_at", "is", null)
    .orderBy("order_id")
    .execute();
}

export async function deleteLinks(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom("payment_links").where("order_id", "in", orderIds).execute();
}
