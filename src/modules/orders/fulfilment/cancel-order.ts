import { failure, type Outcome, success } from "#contract/outcome.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { MoneyBack } from "../messages/money-back-messages.ts";
import type { CancelReason } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderCancelled } from "../records/events.ts";
import { restockOrder } from "../refunds/restock.ts";
import { canCancel } from "../rules/order-status.ts";
import { isHereAgain } from "../rules/order-step.ts";

export interface CancelLimits {
  readonly onlyPending?: boolean;
  /** Only when its hold has run out by then. */
  readonly expiredAt?: number;
}

/** Stock and money go back in the same transaction in which the order ends. */
export function cancelOrder(
  parts: CheckoutParts,
  orderId: string,
  reason: Exclude<CancelReason, "refunded" | "rechosen">,
  actor: string,
  { onlyPending = false, expiredAt }: CancelLimits = {},
): Promise<Outcome<OrderRecord>> {
  return parts.db.write(async (tx) => {
    const order = await parts.orders.lock(tx, orderId);
    if (!order) return failure("notFound");
    const isPending = order.status === "pending";
    if (!canCancel(order.status) || (onlyPending && !isPending)) return failure("tooLateToCancel");
    if (expiredAt !== undefined && order.heldUntil > expiredAt) return failure("tooLateToCancel");
    await endOrder(parts, tx, order, { reason, actor });
    return success({ ...order, status: "cancelled" as const, cancelReason: reason });
  });
}

/**
 * Whichever way an order ends, here it does: goods, code and money go back. The caller has locked it and knows that it
 * may end. `paidBack`: the money went or goes back already; null where its buyer was told so before.
 */
export async function endOrder(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  {
    reason,
    actor,
    paidBack,
  }: {
    readonly reason: Exclude<CancelReason, "rechosen">;
    readonly actor: string;
    readonly paidBack?: MoneyBack | null;
  },
): Promise<void> {
  const { orders, payments, invoices, catalogue, promotions, at } = parts;
  const isPending = order.status === "pending";
  if (isPending) await catalogue.releaseHeld(tx, order.lines);
  else await restockOrder(parts, tx, order);
  // A sold order that is replaced goes on as another one, and its code with it.
  const isOver = isPending || reason !== "replaced";
  if (order.promoCode && isOver && !isHereAgain(order)) await promotions.giveBack(tx, order.promoCode);
  at("cancel:stock-back");
  await orders.cancel(tx, order, reason, actor);
  if (paidBack !== undefined)
    return emit(tx, orderCancelled, { order, reason, actor, refund: paidBack ?? undefined });
  const payment = await payments.lock(tx, order.id);
  const isPaid = payment !== undefined && isMoneyHere(payment.status);
  const refund = isPaid
    ? await payments.refunds.owe(tx, payment, { reason, restock: true, askedBy: actor })
    : undefined;
  await emit(tx, orderCancelled, { order, reason, actor, refund });
  // Sold, and never paid: what is paid has a note for each part of it that went back.
  if (!isPending && !isPaid)
    await invoices.credit(tx, order, { refundId: null, paise: order.quote.total, goods: [] });
  at("cancel:before-commit");
}
