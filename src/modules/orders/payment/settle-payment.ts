import { furthest, isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { sumOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { GatewayPayment, ToldRefund } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { latePayment, paymentUnexpected } from "../events.ts";
import { countCodeUse, mayUseCode } from "../placing/may-use-code.ts";
import { sellOrder } from "../placing/sell-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { takeInRefunds } from "../refunds/take-in-refunds.ts";

/** What the gateway says, through whichever door it came: the browser, a webhook or our own question. */
export interface PaymentUpdate {
  /** The same message has the same id, however often and by whichever process it is heard. */
  readonly eventId: string;
  readonly kind: string;
  /** The door it came through. */
  readonly way: "verify" | "webhook" | "sweep";
  readonly payment: GatewayPayment;
  readonly refunds?: readonly ToldRefund[];
}

type NotedEvent = Parameters<CheckoutParts["payments"]["noteEvent"]>[1];

/**
 * An order is paid exactly once: one transaction, noted once, forward only, stock, cart and receipt with it. `known`:
 * as it was read just now.
 */
export async function settlePayment(
  parts: CheckoutParts,
  known: Payment,
  told: PaymentUpdate,
): Promise<void> {
  const { cart, orders, payments, at } = parts;
  const { order_id: orderId } = known;
  const event = {
    id: told.eventId,
    order_id: orderId,
    kind: told.kind,
    gateway_payment_id: told.payment.id,
    amount_paise: told.payment.amountPaise,
  };
  await parts.db.write(async (tx) => {
    if (saysNothingNew(known, told)) return await payments.keepEvent(tx, event);
    if (movesNothing(known, told)) return await noteOnItsWay(parts, tx, event, told);
    // The same order of locks as in placing: cart, order, stock. Another telling of the same money may have been
    // carried out while this one waited for the cart, so the payment is read behind that.
    const [, latest] = await Promise.all([
      cart.lockCartOf(tx, { id: orderId }),
      payments.ofOrder(tx, orderId),
    ]);
    if (latest && saysNothingNew(latest, told)) return await payments.keepEvent(tx, event);
    const [order, payment, other] = await Promise.all([
      orders.lock(tx, orderId),
      payments.lock(tx, orderId),
      payments.otherPaidWith(tx, told.payment.id, orderId),
    ]);
    if (!order || !payment) return;
    at("settle:locked");
    if (!(await payments.noteEvent(tx, event))) return;
    at("settle:noted");
    if (other !== undefined) return await notifyOfOther(parts, tx, order, told, other);
    await takeIn(parts, tx, order, payment, told);
    at("settle:before-commit");
  });
  at("settle:committed");
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
async function noteOnItsWay({ payments, at }: CheckoutParts, tx: Tx, event: NotedEvent, told: PaymentUpdate) {
  const payment = await payments.lock(tx, event.order_id);
  if (!payment) return;
  at("settle:locked");
  if (!(await payments.noteEvent(tx, event))) return;
  at("settle:noted");
  await payments.noteStatus(tx, payment, told.payment);
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

function isFor(payment: Payment, told: GatewayPayment): boolean {
  return (
    told.gatewayOrderId === payment.gateway_order_id &&
    told.amountPaise === payment.amount_paise &&
    told.currency === payment.currency
  );
}

async function takeIn(parts: CheckoutParts, tx: Tx, order: OrderRecord, known: Payment, told: PaymentUpdate) {
  const { payments, log } = parts;
  let payment = known;
  const hasMoney = isMoneyHere(told.payment.status);
  if (!isFor(payment, told.payment)) {
    log.error({ order: order.id, payment: told.payment.id }, "a payment does not fit its order");
    if (hasMoney) await owe(parts, tx, order, payment, told, "mismatch");
  } else if (hasMoney && isMoneyHere(payment.status) && payment.gateway_payment_id !== told.payment.id) {
    await owe(parts, tx, order, payment, told, "twice");
  } else if (hasMoney) {
    payment = await payments.noteStatus(tx, payment, { ...told.payment, status: "captured" });
    await deliver(parts, tx, order, payment, told);
  } else {
    payment = await payments.noteStatus(tx, payment, told.payment);
  }
  if (told.refunds?.length) await takeInRefunds(parts, tx, { order, payment }, told.refunds);
  if (told.payment.refundedPaise === 0) return;
  const given = (await payments.refunds.of(tx, [order.id])).filter(isOf(told.payment));
  if (told.payment.refundedPaise > sumOf(given)) await payments.lookSoon(tx, order.id);
}

/** The goods for the money: exactly once, and if there are none left, the money back. */
async function deliver(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
  told: PaymentUpdate,
): Promise<void> {
  if (order.status !== "pending" && order.status !== "cancelled") return;
  if (order.paidAt !== null) return;
  if (order.isErased) return owe(parts, tx, order, payment, told, "ended");
  if (order.status === "cancelled") {
    await emit(tx, latePayment, {
      order,
      payment: told.payment.id,
      paise: told.payment.amountPaise,
      reason: order.cancelReason ?? "cancelled",
    });
    if (order.cancelReason !== "expired") return owe(parts, tx, order, payment, told, "ended");
    if (!(await holdAgain(parts, tx, order))) return owe(parts, tx, order, payment, told, "late");
  }
  await sellOrder(parts, tx, order, { actor: `gateway:${told.way}`, isPaid: true });
}

/** Its goods and its code, both or neither: others may have had them meanwhile. */
async function holdAgain(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<boolean> {
  const { catalogue } = parts;
  if (!(await mayUseCode(parts, tx, order)).ok) return false;
  if (!(await catalogue.holdStock(tx, order.lines)).ok) return false;
  if ((await countCodeUse(parts, tx, order)).ok) return true;
  await catalogue.releaseHeld(tx, order.lines);
  return false;
}

async function owe(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
  told: PaymentUpdate,
  reason: string,
) {
  const { refunds } = parts.payments;
  const gatewayPaymentId = told.payment.id;
  const owed = await refunds.owe(tx, payment, { gatewayPaymentId, reason, restock: false, askedBy: "shop" });
  if (!owed) return;
  await emit(tx, paymentUnexpected, { order, paise: told.payment.amountPaise, reason, refund: owed });
}

const isOf =
  ({ id }: GatewayPayment) =>
  ({ gateway_payment_id }: Refund) =>
    gateway_payment_id === id;
