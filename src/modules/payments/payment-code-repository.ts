import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    payment_codes: PaymentCodeRow;
  }
}

export interface PaymentCodeRow {
  order_id: string;
  gateway_code_id: string;
  upi_link: string;
  made_at: number;
  closed_at: number | null;
}

export type OpenCode = Pick<PaymentCodeRow, "order_id" | "gateway_code_id" | "made_at">;

const codeOf = prepared((q, { orderId }: { orderId: string }) =>
  q.selectFrom("payment_codes").selectAll().where("order_id", "=", orderId),
);

export async function findCode(q: Reads | Tx, orderId: string): Promise<PaymentCodeRow | undefined> {
  const [row] = await codeOf(q, { orderId });
  return row;
}

/** The first one that is kept is the one that is shown. */
export function insertCode(tx: Tx, row: PaymentCodeRow) {
  return tx
    .insertInto("payment_codes")
    .values({ ...row })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}

export function closeCode(tx: Tx, orderId: string, at: number) {
  return tx.updateTable("payment_codes").set({ closed_at: at }).where("order_id", "=", orderId).execute();
}

/** Those that are open yet, along their own index. */
export function openCodes(q: Reads): Promise<OpenCode[]> {
  return q
    .selectFrom("payment_codes")
    .select(["order_id", "gateway_code_id", "made_at"])
    .where("closed_at", "is", null)
    .orderBy("order_id")
    .execute();
}

export async function deleteCodes(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom("payment_codes").where("order_id", "in", orderIds).execute();
}
