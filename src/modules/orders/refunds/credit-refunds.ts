import { variantKey } from "#modules/catalogue/rules/variant.ts";
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
    const goods = goodsOf(order, JSON.parse(refund.lines) as RefundLine[]);
    await invoices.credit(tx, order, { refundId: refund.id, paise: refund.amount_paise, goods });
  }
}

/** The same choice may stand in two lines; the first one is as good as the other. */
function goodsOf({ lines }: OrderRecord, given: readonly RefundLine[]) {
  return given.flatMap((one) => {
    const line = lines.findIndex((known) => variantKey(known) === variantKey(one));
    return line < 0 ? [] : [{ line, quantity: one.quantity }];
  });
}
