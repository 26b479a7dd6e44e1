import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payment_trials: PaymentTrialRow;
  }
}

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

export async function updateTrial(tx: Tx, id: string, changed: Partial<PaymentTrialRow>): Promise<void> {
  await tx.updateTable("payment_trials").set(changed).where("id", "=", id).execute();
}

/** Of those that were made since. */
export async function mishearTrials(tx: Tx, since: number, at: number): Promise<void> {
  await tx.updateTable("payment_trials").set({ misheard_at: at }).where("created_at", ">", since).execute();
}
