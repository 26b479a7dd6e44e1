import { failure, type Outcome, success } from "#contract/outcome.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";

interface SoldHere {
  readonly payment: Payment;
  /** There is money that can go back; an order of nothing has none. */
  readonly isPaid: boolean;
}

/** What it costs can be less once it is sold: before, its payment is under way for a sum that nobody can change. */
export async function soldHere(
  { payments }: Pick<CheckoutParts, "payments">,
  tx: Tx,
  order: OrderRecord,
): Promise<Outcome<SoldHere>> {
  if (!canBeChanged(order)) return failure("tooLateToChange");
  if (order.status === "pending") return failure("notSoldYet");
  const payment = await payments.lock(tx, order.id);
  if (!payment) return failure("notFound");
  return success({ payment, isPaid: isMoneyHere(payment.status) && payment.amount_paise > 0 });
}
