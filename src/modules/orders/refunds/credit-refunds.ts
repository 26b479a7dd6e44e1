import type { Payment, Refund, RefundLine } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";

/**
 * A credit note for each refund that went through, last in its transaction. Money that never bought anything, such as
 * a second payment for the same order, goes back without one.
 */
export async function creditRefunds(
  { invoices }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { payment, done }: { readonly payment: Payment; readonly done: readonly Refund[] },
): Promise<void> {
  for (const refund of done) {
    if (refund.gateway_payment_id !== payment.gateway_payment_id) continue;
    const goods = JSON.parse(refund.lines) as RefundLine[];
    await invoices.credit(tx, order, { refundId: refund.id, paise: refund.amount_paise, goods });
  }
}
