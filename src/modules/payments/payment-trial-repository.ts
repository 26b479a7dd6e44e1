import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payment_trials: PaymentTrialRow;
  }
}

/** Each is asked about at the gateway. */
const mostAtOnce = 20;

export interface PaymentTrialRow {
  id: string;
  gateway_order_id: string;
  url: string;
  created_at: number;
  heard_at: number | null;
  misheard_at: number | null;
  gateway_payment_id: string | null;
  refund: "sent" | "done" | "refused" | null;
}

export async function insertTrial(tx: Tx, row: PaymentTrialRow): Promise<void> {
  await tx.insertInto("payment_trials").values(row).execute();
}

export function newestTrial(q: Reads | Tx): Promise<PaymentTrialRow | undefined> {
  return q.selectFrom("payment_trials").selectAll().orderBy("created_at", "desc").limit(1).executeTakeFirst();
}

/** Made since, the newest first, whose rupee may still have to go back. */
export function openTrials(q: Reads | Tx, since: number): Promise<PaymentTrialRow[]> {
  return q
    .selectFrom("payment_trials")
    .selectAll()
    .where("created_at", ">", since)
    .where((where) => where.or([where("refund", "is", null), where("refund", "<>", "done")]))
    .orderBy("created_at", "desc")
    .limit(mostAtOnce)
    .execute();
}

export async function findTrial(
  q: Reads | Tx,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<PaymentTrialRow | undefined> {
  return q
    .selectFrom("payment_trials")
    .selectAll()
    .where((where) =>
      where.or([where("gateway_order_id", "=", orderId), where("gateway_payment_id", "=", paymentId)]),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function deleteTrials(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom("payment_trials").where("created_at", "<", before).execute();
}

export async function updateTrial(tx: Tx, id: string, changed: Partial<PaymentTrialRow>): Promise<void> {
  await tx.updateTable("payment_trials").set(changed).where("id", "=", id).execute();
}

/** Of those that were made since. */
export async function mishearTrials(tx: Tx, since: number, at: number): Promise<void> {
  await tx.updateTable("payment_trials").set({ misheard_at: at }).where("created_at", ">", since).execute();
}
