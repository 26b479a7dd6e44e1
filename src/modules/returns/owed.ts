import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { notPaidBack } from "#modules/orders/refunds/not-paid-back.ts";
import { goodsAt } from "#modules/orders/refunds/restock.ts";
import { restOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import { takenOf } from "./pieces.ts";
import type { ReturnRecord } from "./service.ts";

/** What the pieces that were taken are worth, as far as neither they nor the payment went back already. */
export function owedOf(
  order: OrderRecord,
  one: Pick<ReturnRecord, "lines" | "feePaise">,
  { payment, refunds }: { readonly payment: Payment; readonly refunds: readonly Refund[] },
) {
  const { goods, notPaid, paise } = notPaidBack(order, goodsAt(order, takenOf(one)), refunds);
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  const rest = restOf(payment.amount_paise, own);
  // The way back costs no more than what came that way.
  return { goods, notPaid, rest, paise: Math.min(rest, Math.max(0, paise - one.feePaise)) };
}
