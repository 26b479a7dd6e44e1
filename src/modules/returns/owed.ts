import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { costOf } from "#modules/orders/refunds/cost-of.ts";
import type { TakenPiece } from "#modules/orders/rules/pieces.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import { takenOf } from "./pieces.ts";
import { isOver } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

interface MoneyOfOrder {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
  readonly taken: readonly TakenPiece[];
}

/** What the pieces that were taken are worth, as far as the payment did not go back already. */
export function owedOf(
  order: OrderRecord,
  one: Pick<ReturnRecord, "state" | "lines" | "feePaise">,
  { payment, refunds, taken }: MoneyOfOrder,
) {
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  const rest = restOf(payment.amount_paise, own);
  const cost = isOver(one.state) ? 0 : costOf(order, takenOf(one), taken);
  // The way back costs no more than what came that way.
  return { rest, cost, paise: Math.min(rest, Math.max(0, cost - one.feePaise)) };
}
