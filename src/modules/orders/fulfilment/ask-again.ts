import { failure, type Outcome, success } from "#contract/outcome.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { askGateway } from "../payment/payment-updates.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";

/** Asks the gateway what became of the payment, however often it did; refused when it is silent, which the next run asks again. */
export async function askNow(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  const asked = await askAgain(parts, by);
  if (!asked.ok) return asked;
  const { db, orders, payments } = parts;
  const payment = await payments.ofOrder(db.read, by.orderId);
  if (!payment || !(await askGateway(parts, payment))) return failure("paymentUnavailable");
  const now = await orders.find(db.read, by.orderId);
  return now ? success(now) : failure("notFound");
}

function askAgain(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  const { payments } = parts;
  return onOrder(parts, by, "ask gateway", async (tx, order) => {
    const payment = await payments.lock(tx, order.id);
    // Nobody else knows of money that was taken by hand, and what is here need not be asked for.
    if (!payment?.gateway_order_id || isMoneyHere(payment.status)) return failure("nothingToAsk");
    await payments.pollSoon(tx, order.id);
    return success({ asked: payment.gateway_order_id });
  });
}
