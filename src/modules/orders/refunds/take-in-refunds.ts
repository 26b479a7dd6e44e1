import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import { sumOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { paymentUnexpected, refundPromised } from "../events.ts";
import { endOrder } from "../fulfilment/cancel-order.ts";
import type { MoneyBack } from "../messages/money-back-messages.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { isHereAgain } from "../rules/order-step.ts";
import { creditRefunds } from "./credit-refunds.ts";

/** What the gateway says of refunds, ours and those of its own pages. The caller has locked the order and its payment. */
export async function takeInRefunds(
  parts: CheckoutParts,
  tx: Tx,
  { order, payment }: { readonly order: OrderRecord; readonly payment: Payment },
  reportedRefunds: readonly ReportedRefund[],
): Promise<void> {
  const { orders, payments, returns } = parts;
  const heard: Refund[] = [];
  for (const one of await payments.refunds.toldOf(tx, payment, reportedRefunds)) {
    const most = one.state === "refused" ? one.amountPaise : await payments.refunds.mostOf(tx, payment, one);
    // Of what is more than the first has left, as much as they can have is of those that it pays for.
    if (one.amountPaise > most && payment.method !== "exchange") await notifyOfOdd(parts, tx, order, one);
    if (most < 1) continue;
    const amountPaise = Math.min(one.amountPaise, most);
    const taken = await payments.refunds.takeIn(tx, payment, { ...one, amountPaise });
    if (!taken) continue;
    const { refund: changed, insteadOf } = taken;
    await returns.handOn(tx, order.id, insteadOf, changed.id);
    await orders.pieces.moveTo(tx, order.id, insteadOf, changed.id);
    if (changed.state !== "refused") heard.push(changed);
  }
  const done = heard.filter(({ state }) => state === "done");
  const foreign = done.filter(({ asked_by }) => asked_by === "gateway");
  const back = (some: readonly Refund[]): MoneyBack => ({ amount_paise: sumOf(some), kind: "gateway" });
  if (!(await endWhenAllIsBack(parts, tx, payment, back(heard))) && foreign.length > 0)
    await promisePart(parts, tx, order, payment, back(foreign));
  await creditRefunds(parts, tx, order, { payment, done });
}

/** More cannot have gone back than came in: so much is booked and no more, and the owner looks at the gateway. */
async function notifyOfOdd(
  { log }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { id: refund, amountPaise: paise }: ReportedRefund,
): Promise<void> {
  log.error({ order: order.id, refund, paise }, "the gateway tells of more money back than is left");
  await emit(tx, paymentUnexpected, { order, paise, reason: "moreBack" });
}

/** What was away while its money went back, and is here by a step back, is over. The caller has locked the order. */
export async function endWhenHereAgain(parts: CheckoutParts, tx: Tx, orderId: string): Promise<void> {
  const payment = await parts.payments.lock(tx, orderId);
  if (payment && isMoneyHere(payment.status)) await endWhenAllIsBack(parts, tx, payment, null);
}

/**
 * Parts that add up to the whole end an order that is here: not sent yet, or come back. The caller has locked it and
 * its payment, and may have moved the order since it was read. `last`: what goes back now; nothing where its
 * buyer was told of all before.
 */
export async function endWhenAllIsBack(
  parts: CheckoutParts,
  tx: Tx,
  payment: Payment,
  last: MoneyBack | null,
): Promise<boolean> {
  const { orders } = parts;
  const refunds = await refundsOf(parts, tx, payment);
  if (refunds.length === 0 || sumOf(refunds) < payment.amount_paise) return false;
  const order = await orders.lock(tx, payment.order_id);
  if (!order || !canEnd(order)) return false;
  const actor = refunds.at(-1)?.asked_by ?? "gateway";
  await endOrder(parts, tx, order, { reason: "refunded", actor, paidBack: last });
  return true;
}

export async function promisePart(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  payment: Payment,
  refund: MoneyBack,
): Promise<void> {
  const isWhole = sumOf(await refundsOf(parts, tx, payment)) >= payment.amount_paise;
  await emit(tx, refundPromised, { order, refund, isWhole });
}

/** Of the order's own payment, those that go through. */
async function refundsOf({ payments }: CheckoutParts, tx: Tx, payment: Payment): Promise<Refund[]> {
  return (await payments.refunds.of(tx, [payment.order_id])).filter(
    ({ state, gateway_payment_id }) =>
      state !== "refused" && gateway_payment_id === payment.gateway_payment_id,
  );
}

function canEnd(order: OrderRecord): boolean {
  return order.status === "ordered" || order.status === "processing" || isHereAgain(order);
}
