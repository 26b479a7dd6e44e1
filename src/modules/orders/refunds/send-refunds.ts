import type { Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import {
  GatewayRefusal,
  GatewayUnavailable,
  type ReportedRefund,
} from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { takeInRefunds } from "./take-in-refunds.ts";

/** One that is refused stops no other; a gateway that is silent is left alone until the next run. */
export async function sendRefunds(parts: CheckoutParts): Promise<void> {
  const { refunds } = parts.payments;
  for (const refund of await refunds.due()) {
    if (!(await refunds.claim(refund))) continue;
    parts.at("refund:claimed");
    if (!(await sendRefund(parts, refund))) return;
  }
}

/** False when the gateway is silent. */
async function sendRefund(parts: CheckoutParts, refund: Refund): Promise<boolean> {
  const { payments, log } = parts;
  const about = { order: refund.order_id, payment: refund.gateway_payment_id, refund: refund.id };
  try {
    const reportedRefunds = await payments.refunds.ask(refund);
    parts.at("refund:at-gateway");
    await takeIn(parts, refund.order_id, reportedRefunds);
    parts.at("refund:taken-in");
  } catch (error) {
    const words = (error as Error).message;
    if (error instanceof GatewayRefusal) await noteRefusal(parts, refund, words);
    else if (error instanceof GatewayUnavailable && payments.refunds.isLastTry(refund)) {
      const isOpen = (now: Refund) => now.state === "due" || now.state === "sent";
      if (await leaveToStaff(parts, refund, isOpen, (tx, now) => payments.refunds.giveUp(tx, now, words)))
        log.error({ ...about, err: words }, "a refund stays unclear; the staff have to see to it");
    } else if (error instanceof GatewayUnavailable) {
      log.warn({ ...about, err: words }, "a refund did not go through; it is tried again");
      return false;
    } else log.error({ ...about, err: error }, "a refund could not be sent");
  }
  return true;
}

/** Perhaps part of it went back on the gateway's own pages: then less is owed, and that is asked for. */
async function noteRefusal(parts: CheckoutParts, refund: Refund, words: string): Promise<void> {
  const { payments, log } = parts;
  const { id, order_id: order, gateway_payment_id: payment, amount_paise: amountPaise } = refund;
  await lookAtGateway(parts, refund);
  const isAsAsked = (now: Refund) => now.state === "due" && now.amount_paise === amountPaise;
  if (await leaveToStaff(parts, refund, isAsAsked, (tx, now) => payments.refunds.refuse(tx, now, words)))
    log.error({ order, payment, refund: id, err: words }, "the gateway refused a refund: see staff tasks");
}

/** Takes in what it has given back of the same payment, as far as it can say now. */
export async function lookAtGateway(parts: CheckoutParts, refund: Refund): Promise<void> {
  const { gateway_payment_id: id, order_id: own } = refund;
  const made = await parts.payments.refunds.made(refund);
  if (id === null || made.length === 0) return;
  const paid = await parts.payments.refunds.paidWith(id);
  // A second payment for an order pays for none.
  for (const order of paid.includes(own) ? paid : [own]) await takeIn(parts, order, made);
}

/** A part of the payment for this order may pay for others, and what is told of it be about what goes back of those. */
export async function tellOthers(
  parts: CheckoutParts,
  orderId: string,
  gatewayPaymentId: string,
  reportedRefunds: readonly ReportedRefund[],
): Promise<void> {
  for (const other of await parts.payments.refunds.paidWith(gatewayPaymentId))
    if (other !== orderId) await takeIn(parts, other, reportedRefunds);
}

/** Unless the gateway has told of it since it was read. */
function leaveToStaff(
  parts: CheckoutParts,
  { id, order_id: order }: Refund,
  isStill: (now: Refund) => boolean,
  end: (tx: Tx, now: Refund) => Promise<void>,
): Promise<boolean> {
  const { orders, payments } = parts;
  return parts.db.write(async (tx) => {
    await orders.lock(tx, order);
    await payments.lock(tx, order);
    const now = await payments.refunds.find(tx, id);
    if (!now || !isStill(now)) return false;
    await end(tx, now);
    return true;
  });
}

function takeIn(parts: CheckoutParts, id: string, reportedRefunds: readonly ReportedRefund[]): Promise<void> {
  return parts.db.write(async (tx) => {
    const { orders, payments, at } = parts;
    const [order, payment] = await Promise.all([orders.lock(tx, id), payments.lock(tx, id)]);
    if (order && payment) await takeInRefunds(parts, tx, { order, payment }, reportedRefunds);
    at("refund:before-commit");
  });
}
