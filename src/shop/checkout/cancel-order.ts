import type { CancelReason } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import { canCancel } from "#shop/orders/rules/order-status.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { tellCustomer } from "./order-messages.ts";

export interface CancelLimits {
  readonly onlyPending?: boolean;
  /** Only when its hold has run out by then. */
  readonly expiredAt?: number;
}

/** Stock and money go back in the same transaction in which the order ends. */
export function cancelOrder(
  parts: CheckoutParts,
  orderId: string,
  reason: Exclude<CancelReason, "refunded">,
  actor: string,
  { onlyPending = false, expiredAt }: CancelLimits = {},
): Promise<Outcome<OrderRecord>> {
  const { db, orders, payments, catalogue, at } = parts;
  return db.write(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (!order) return failure("notFound");
    const isPending = order.status === "pending";
    if (!canCancel(order.status) || (onlyPending && !isPending)) return failure("tooLateToCancel");
    if (expiredAt !== undefined && order.heldUntil > expiredAt) return failure("tooLateToCancel");
    await (isPending ? catalogue.releaseHeld(tx, order.lines) : catalogue.returnSold(tx, order.lines));
    at("cancel:stock-back");
    await orders.cancel(tx, order, reason, actor);
    const payment = await payments.ofOrder(tx, orderId);
    if (!isPending && payment?.gateway_payment_id) {
      const { gateway_payment_id: gatewayPaymentId, amount_paise: amountPaise } = payment;
      await payments.oweRefund(tx, { orderId, gatewayPaymentId, amountPaise, reason });
    }
    if (!isPending) await tellCustomer(parts, tx, order, "cancelled");
    at("cancel:before-commit");
    return success({ ...order, status: "cancelled" as const, cancelReason: reason });
  });
}
