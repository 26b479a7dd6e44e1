import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { GatewayPayment } from "#shop/payments/payment-gateway.ts";
import type { Payment } from "#shop/payments/payments-service.ts";
import { isMoneyHere } from "#shop/payments/rules/payment-status.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { tellCustomer } from "./order-messages.ts";
import { sellOrder } from "./sell-order.ts";

/** What the gateway says, through whichever door it came: the browser, a webhook or our own question. */
export interface Told {
  /** The same message has the same id, however often and by whichever process it is heard. */
  readonly eventId: string;
  readonly kind: string;
  readonly payment: GatewayPayment;
  readonly refund?: { readonly id: string; readonly amountPaise: number };
}

/** One transaction: noted once, forward only, stock, cart and receipt with it. */
export async function settlePayment(parts: CheckoutParts, orderId: string, told: Told): Promise<void> {
  const { db, cart, orders, payments, at } = parts;
  const brief = await orders.brief(db.read, orderId);
  if (!brief) return;
  await db.write(async (tx) => {
    // The same order of locks as in placing: cart, order, stock.
    await cart.lockCart(tx, brief.userId);
    const order = await orders.lock(tx, orderId);
    const payment = await payments.ofOrder(tx, orderId);
    if (!order || !payment) return;
    at("settle:locked");
    const isNews = await payments.noteEvent(tx, {
      id: told.eventId,
      order_id: orderId,
      kind: told.kind,
      gateway_payment_id: told.payment.id,
      amount_paise: told.payment.amountPaise,
    });
    if (!isNews) return;
    at("settle:noted");
    await takeIn(parts, tx, order, payment, told);
    at("settle:before-commit");
  });
  at("settle:committed");
}

async function takeIn(parts: CheckoutParts, tx: Tx, order: OrderRecord, payment: Payment, told: Told) {
  const { payments, log } = parts;
  const hasMoney = isMoneyHere(told.payment.status);
  const isOurs =
    told.payment.gatewayOrderId === payment.gateway_order_id &&
    told.payment.amountPaise === payment.amount_paise &&
    told.payment.currency === payment.currency;
  if (!isOurs) {
    log.error({ order: order.id, payment: told.payment.id }, "a payment does not fit its order");
    if (hasMoney) await owe(parts, tx, order, told, "mismatch");
  } else if (hasMoney && isMoneyHere(payment.status) && payment.gateway_payment_id !== told.payment.id) {
    await owe(parts, tx, order, told, "twice");
  } else if (hasMoney) {
    await payments.noteStatus(tx, payment, { ...told.payment, status: "captured" });
    await deliver(parts, tx, order, told);
  } else {
    await payments.noteStatus(tx, payment, told.payment);
  }
  if (told.refund) await takeInRefund(parts, tx, order.id, told.payment.id, told.refund);
}

/** The goods for the money: exactly once, and if there are none left, the money back. */
async function deliver(parts: CheckoutParts, tx: Tx, order: OrderRecord, told: Told): Promise<void> {
  const { catalogue } = parts;
  if (order.status !== "pending" && order.status !== "cancelled") return;
  if (order.paidAt !== null) return;
  if (order.status === "cancelled") {
    if (order.cancelReason !== "expired") return owe(parts, tx, order, told, "ended");
    const held = await catalogue.holdStock(tx, order.lines);
    if (!held.ok) return owe(parts, tx, order, told, "late");
  }
  await sellOrder(parts, tx, order, { actor: "gateway", isPaid: true });
}

async function owe(parts: CheckoutParts, tx: Tx, order: OrderRecord, { payment }: Told, reason: string) {
  const { id: gatewayPaymentId, amountPaise } = payment;
  const isNew = await parts.payments.oweRefund(tx, {
    orderId: order.id,
    gatewayPaymentId,
    amountPaise,
    reason,
  });
  if (isNew) await tellCustomer(parts, tx, order, "refunded");
}

/** The gateway gave all of it back: an order that has not left yet ends. */
async function takeInRefund(
  { orders, payments, catalogue }: CheckoutParts,
  tx: Tx,
  orderId: string,
  gatewayPaymentId: string,
  { id, amountPaise }: { readonly id: string; readonly amountPaise: number },
): Promise<void> {
  await payments.noteRefunded(tx, { orderId, gatewayPaymentId, amountPaise, id });
  const payment = await payments.ofOrder(tx, orderId);
  const order = await orders.lock(tx, orderId);
  if (!order || payment?.status !== "refunded") return;
  if (order.status !== "ordered" && order.status !== "processing") return;
  await catalogue.returnSold(tx, order.lines);
  await orders.cancel(tx, order, "refunded", "gateway");
}
