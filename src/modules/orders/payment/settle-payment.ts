import { furthest, isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { GatewayPayment, ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { latePayment, paymentUnexpected } from "../events.ts";
import { countCodeUse, mayUseCode } from "../placing/may-use-code.ts";
import { sellOrder } from "../placing/sell-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { tellOthers } from "../refunds/send-refunds.ts";
import { takeInRefunds } from "../refunds/take-in-refunds.ts";

/** What the gateway says, whichever way it came: the browser, a webhook or our own question. */
export interface PaymentUpdate {
  /** The same message has the same id, however often and by whichever process it is heard. */
  readonly eventId: string;
  readonly kind: string;
  /** The way it came. */
  readonly source: "verify" | "webhook" | "sweep";
  readonly payment: GatewayPayment;
  readonly refunds?: readonly ReportedRefund[];
}

type NotedEvent = Parameters<CheckoutParts["payments"]["noteEvent"]>[1];

/**
 * An order is paid exactly once: one transaction, noted once, forward only, stock, cart and receipt with it. `known`:
 * as it was read just now.
 */
export async function settlePayment(
  parts: CheckoutParts,
  known: Payment,
  update: PaymentUpdate,
): Promise<void> {
  const { cart, orders, payments, at } = parts;
  const { order_id: orderId } = known;
  const event = {
    id: update.eventId,
    order_id: orderId,
    kind: update.kind,
    gateway_payment_id: update.payment.id,
    amount_paise: update.payment.amountPaise,
  };
  await parts.db.write(async (tx) => {
    if (saysNothingNew(known, update)) return await payments.keepEvent(tx, event);
    if (movesNothing(known, update)) return await noteOnItsWay(parts, tx, event, update);
    // The same order of locks as in placing: cart, order, stock. Another telling of the same money may have been
    // carried out while this one waited for the cart, so the payment is read behind that.
    const [, latest] = await Promise.all([
      cart.lockCartOf(tx, { id: orderId }),
      payments.ofOrder(tx, orderId),
    ]);
    if (latest && saysNothingNew(latest, update)) return await payments.keepEvent(tx, event);
    const [order, payment, other] = await Promise.all([
      orders.lock(tx, orderId),
      payments.lock(tx, orderId),
      payments.otherPaidWith(tx, update.payment.id, orderId),
    ]);
    if (!order || !payment) return;
    at("settle:locked");
    if (!(await payments.noteEvent(tx, event))) return;
    at("settle:noted");
    if (other !== undefined) return await notifyOfOther(parts, tx, order, update, other);
    await applyUpdate(parts, tx, order, payment, update);
    at("settle:before-commit");
  });
  at("settle:committed");
  if (update.refunds?.length) await tellOthers(parts, orderId, update.payment.id, update.refunds);
}

/**
 * A gateway tells of each payment three times or more. Once the money is here, order and stock have followed in the
 * same transaction, and a payment only goes forward: what is read of it without a lock stays true.
 */
function saysNothingNew(known: Payment, { payment, refunds }: PaymentUpdate): boolean {
  return (
    isMoneyHere(known.status) &&
    known.gateway_payment_id === payment.id &&
    furthest(known.status, payment.status) === known.status &&
    isFor(known, payment) &&
    payment.refundedPaise === 0 &&
    !refunds?.length
  );
}

/** The payment is on its way or did not succeed: neither order nor stock hears of it. */
function movesNothing(known: Payment, { payment, refunds }: PaymentUpdate): boolean {
  return (
    !isMoneyHere(payment.status) && isFor(known, payment) && payment.refundedPaise === 0 && !refunds?.length
  );
}

/** Under the lock of the payment alone, and nothing is locked after it: nobody waits for this in a ring. */
async function noteOnItsWay(
  { payments, at }: CheckoutParts,
  tx: Tx,
  event: NotedEvent,
  update: PaymentUpdate,
) {
  const payment = await payments.lock(tx, event.order_id);
  if (!payment) return;
  at("settle:locked");
  if (!(await payments.noteEvent(tx, event))) return;
  at("settle:noted");
  await payments.noteStatus(tx, payment, update.payment);
  at("settle:before-commit");
}

/** One payment pays one order: of the second nothing is moved, and the owner looks at the gateway. */
async function notifyOfOther(
  { log }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { payment: { id, amountPaise: paise } }: PaymentUpdate,
  other: string,
): Promise<void> {
  log.error({ order: order.id, payment: id, other }, "a payment of another order is told of again");
  await emit(tx, paymentUnexpected, { order, paise, reason: "otherOrder" });
}

function isFor(payment: Payment, reported: GatewayPayment): boolean {
  return (
    reported.gatewayOrderId === payment.gateway_order_id &&
    reported.amountPaise === payment.amount_paise &&
    reported.currency === payment.currency
  );
}

async function applyUpdate(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  known: Payment,
  update: PaymentUpdate,
) {
  const { payments, log } = parts;
  let payment = known;
  const hasMoney = isMoneyHere(update.payment.status);
  if (!isFor(payment, update.payment)) {
    log.error({ order: order.id, payment: update.payment.id }, "a payment does not fit its order");
    if (hasMoney) await refundUnexpected(parts, tx, order, payment, update, "mismatch");
  } else if (hasMoney && isMoneyHere(payment.status) && payment.gateway_payment_id !== update.payment.id) {
    await refundUnexpected(parts, tx, order, payment, update, "twice");
  } else if (hasMoney) {
    payment = await payments.noteStatus(tx, payment, { ...update.payment, status: "captured" });
    await fulfilPaidOrder(parts, tx, order, payment, update);
  } else {
    payment = await payments.noteStatus(tx, payment, update.payment);
  }
  if (update.refunds?.length) await takeInRefunds(parts, tx, { order, payment }, update.refunds);
  if (update.payment.refundedPaise === 0) return;
  const given = await payments.refunds.givenOf(tx, update.payment.id);
  if (update.payment.refundedPaise > given) await payments.pollSoon(tx, order.id);
}

/** The goods for the money: exactly once, and if there are none left, the money back. */
async function fulfilPaidOrder(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
  update: PaymentUpdate,
): Promise<void> {
  if (order.status !== "pending" && order.status !== "cancelled") return;
  if (order.paidAt !== null) return;
  // What was to go back once buys nothing any more, whatever is told of it.
  const isOver = order.isErased || order.status === "cancelled";
  if (isOver && (await parts.payments.refunds.of(tx, [order.id])).some(isOf(update.payment))) return;
  if (order.isErased) return refundUnexpected(parts, tx, order, payment, update, "ended");
  if (order.status === "cancelled") {
    await emit(tx, latePayment, {
      order,
      payment: update.payment.id,
      paise: update.payment.amountPaise,
      reason: order.cancelReason ?? "cancelled",
    });
    if (order.cancelReason !== "expired") return refundUnexpected(parts, tx, order, payment, update, "ended");
    if (!(await holdAgain(parts, tx, order)))
      return refundUnexpected(parts, tx, order, payment, update, "late");
  }
  await sellOrder(parts, tx, order, { actor: `gateway:${update.source}`, isPaid: true });
}

/** Its goods and its code, both or neither: others may have had them meanwhile. */
async function holdAgain(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<boolean> {
  const { catalogue } = parts;
  if (!(await mayUseCode(parts, tx, order, { isLate: true })).ok) return false;
  if (!(await catalogue.holdStock(tx, order.lines)).ok) return false;
  if ((await countCodeUse(parts, tx, order)).ok) return true;
  await catalogue.releaseHeld(tx, order.lines);
  return false;
}

async function refundUnexpected(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
  update: PaymentUpdate,
  reason: string,
) {
  const { refunds } = parts.payments;
  const gatewayPaymentId = update.payment.id;
  const owed = await refunds.owe(tx, payment, { gatewayPaymentId, reason, restock: false, askedBy: "shop" });
  if (!owed) return;
  await emit(tx, paymentUnexpected, { order, paise: update.payment.amountPaise, reason, refund: owed });
}

const isOf =
  ({ id }: GatewayPayment) =>
  ({ gateway_payment_id }: Refund) =>
    gateway_payment_id === id;
