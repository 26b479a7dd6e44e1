import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import { isMoneyHere } from "#shop/payments/rules/payment-status.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderDeedBy, onOrder } from "./on-order.ts";

/** The next round asks the gateway what became of the payment, however often it did. */
export function askAgain(parts: CheckoutParts, by: OrderDeedBy): Promise<Outcome<OrderRecord>> {
  const { payments } = parts;
  return onOrder(parts, by, "ask gateway", async (tx, order) => {
    const payment = await payments.lock(tx, order.id);
    // Nobody else knows of money that was taken by hand, and what is here need not be asked for.
    if (!payment?.gateway_order_id || isMoneyHere(payment.status)) return failure("refundNotOpen");
    await payments.lookSoon(tx, order.id);
    return success({ asked: payment.gateway_order_id });
  });
}
