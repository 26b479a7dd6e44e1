import type { CancelReason } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import { canCancel } from "#shop/orders/rules/order-status.ts";
import { isHereAgain } from "#shop/orders/rules/order-step.ts";
import { isMoneyHere } from "#shop/payments/rules/payment-status.ts";
import { say, writing } from "./business-log.ts";
import { waitsForWord } from "./cash/waits-for-word.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { tellNothing } from "./desk/tell-later.ts";
import { tellOfMoney } from "./money-back-messages.ts";
import { newsOf } from "./news-of.ts";
import { type OrderNews, tellCustomer } from "./order-messages.ts";
import { shelveAgain } from "./shelve-again.ts";
import { sayRefund } from "./take-in-refunds.ts";

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
  return writing(parts, async (tx) => {
    const order = await parts.orders.lock(tx, orderId);
    if (!order) return failure("notFound");
    const isPending = order.status === "pending";
    if (!canCancel(order.status) || (onlyPending && !isPending)) return failure("tooLateToCancel");
    if (expiredAt !== undefined && order.heldUntil > expiredAt) return failure("tooLateToCancel");
    await endOrder(parts, tx, order, reason, actor);
    return success({ ...order, status: "cancelled" as const, cancelReason: reason });
  });
}

/** The caller has locked the order and knows that it may end. */
export async function endOrder(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  reason: Exclude<CancelReason, "refunded">,
  actor: string,
): Promise<void> {
  const { orders, payments, invoices, catalogue, pricing, at } = parts;
  const isPending = order.status === "pending";
  if (isPending) await catalogue.releaseHeld(tx, order.lines);
  else await shelveAgain(parts, tx, order);
  if (order.promoCode && !isHereAgain(order)) await pricing.givePromoBack(tx, order.promoCode);
  at("cancel:stock-back");
  await orders.cancel(tx, order, reason, actor);
  say(tx, "order cancelled", { order: order.id, paise: order.quote.total, reason });
  const payment = await payments.lock(tx, order.id);
  const isPaid = payment !== undefined && isMoneyHere(payment.status);
  const refund = isPaid
    ? await payments.refunds.owe(tx, payment, { reason, restock: true, askedBy: actor })
    : undefined;
  if (refund) sayRefund(tx, refund);
  if (!isPending && actor === order.userId)
    await parts.tellShop(tx, newsOf(order, { kind: "cancelled", actor }));
  // That it was packed a moment ago is no news any more.
  await tellNothing(parts, tx, order);
  const news = await newsOfEnd(parts, tx, order, { reason, actor });
  if (refund) await tellOfMoney(parts, tx, order, { news: "cancelledPaid", refund });
  else if (news) await tellCustomer(parts, tx, order, news);
  // Sold, and never paid: what is paid has a note for each part of it that went back.
  if (!isPending && !isPaid)
    await invoices.credit(tx, order, { refundId: null, paise: order.quote.total, goods: [] });
  at("cancel:before-commit");
}

/** Of what nobody paid nothing is told, but of what somebody relies on to come. */
async function newsOfEnd(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<OrderNews | undefined> {
  if (order.status !== "pending") return "cancelled";
  if (!(await waitsForWord(parts, tx, order)) || actor === order.userId) return undefined;
  return reason === "expired" ? "notConfirmed" : "cancelled";
}
