import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { prepared } from "#platform/database/prepared.ts";
import { moved, type PaymentRow } from "./repository.ts";

const originLocked = prepared((q, { id }: { id: string | null }) =>
  locked(
    q,
    q
      .selectFrom("payments")
      .select(["order_id", "amount_paise"])
      .where("gateway_payment_id", "=", id)
      .where("method", "<>", moved),
  ),
);

type Origin = Pick<PaymentRow, "order_id" | "amount_paise">;

/** The order that this was paid for at first, kept from everybody else, where it pays for another one since. */
export async function lockOrigin(tx: Tx, payment: PaymentRow): Promise<Origin | undefined> {
  if (payment.method !== moved) return undefined;
  const [origin] = await originLocked(tx, { id: payment.gateway_payment_id });
  return origin;
}

/** All orders that are paid by it or by a part of it, the first one first. */
export async function ordersPaidWith(q: Reads | Tx, gatewayPaymentId: string): Promise<string[]> {
  const found = await q
    .selectFrom("payments")
    .select("order_id")
    .where("gateway_payment_id", "=", gatewayPaymentId)
    .where("status", "in", ["captured", "refunded"])
    .orderBy("order_id")
    .execute();
  return found.map(({ order_id }) => order_id);
}
