import { failure, type Outcome, success } from "#contract/outcome.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Payment } from "#modules/payments/service.ts";
import type {
  GatewayEvent,
  GatewayPayment,
  ReportedRefund,
} from "#ports/payment-gateways/payment-gateway.ts";
import { GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { type PaymentUpdate, settlePayment } from "./settle-payment.ts";

export interface BrowserReport {
  readonly userId: string;
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
  /** What the browser claims; the stored payment knows. */
  readonly claimsMock: boolean;
}

export interface Settled {
  readonly orderId: string;
  readonly state: "paid" | "checking" | "refunding";
}

/** What the browser brings: signed by the gateway, owned by the shopper, then asked of the gateway itself. */
export async function verifyPayment(parts: CheckoutParts, report: BrowserReport): Promise<Outcome<Settled>> {
  const { db, orders, payments } = parts;
  const { gateway } = payments;
  const { gatewayOrderId, gatewayPaymentId, signature } = report;
  const payment = await payments.byGatewayOrder(db.read, gatewayOrderId);
  const order = payment && (await orders.brief(db.read, payment.order_id));
  if (!payment || order?.userId !== report.userId) return failure("notFound");
  const isMock = payment.gateway === "mock";
  if (payment.gateway !== gateway.name || report.claimsMock !== isMock) return failure("mockRefused");
  if (!gateway.isSigned({ gatewayOrderId, gatewayPaymentId, signature })) return failure("badSignature");
  parts.at("verify:signed");
  if (isMock) await settlePayment(parts, payment, mockUpdate(payment, gatewayPaymentId));
  else if (!isMoneyHere(payment.status)) await askGateway(parts, payment, "verify");
  return success(await stateOf(parts, payment.order_id));
}

/** The gateway's webhook. Messages about things that are not ours are heard and left alone. */
export async function hearWebhook(
  parts: CheckoutParts,
  raw: string,
  headers: Headers,
): Promise<Outcome<void>> {
  const { db, payments, log } = parts;
  const event = payments.gateway.readWebhook(raw, headers);
  if (!event.ok) {
    if (event.reason === "badSignature") await payments.trial.mishear();
    return event;
  }
  const { payment: about, refund, isLinkOver } = event.value;
  const payment = await paymentOf(event.value);
  if (payment && !about && isLinkOver) return endWithLink(parts, payment);
  if (!payment && (await payments.trial.hear(event.value))) return success(undefined);
  const refunded = !about && refund && (await payments.byGatewayPayment(db.read, refund.gatewayPaymentId));
  if (refunded) {
    // What the message leaves out is asked for; where the gateway is silent, it tells again.
    if (!(await askGateway(parts, refunded))) return failure("unavailable");
    return success(undefined);
  }
  if (!about || !payment) {
    log.info({ event: event.value.kind }, "a message of the gateway is about nothing of ours");
    return success(undefined);
  }
  await settlePayment(parts, payment, {
    eventId: event.value.id,
    kind: event.value.kind,
    source: "webhook",
    payment: { ...about, gatewayOrderId: namedBy(about, payment) },
    ...(refund && { refunds: [refund] }),
  });
  return success(undefined);

  async function paymentOf(told: GatewayEvent): Promise<Payment | undefined> {
    const { gatewayOrderId, codeReceipt } = told;
    if (codeReceipt) return payments.ofOrder(db.read, codeReceipt);
    const known = gatewayOrderId ? await payments.byGatewayOrder(db.read, gatewayOrderId) : undefined;
    if (known || !told.payment) return known;
    const paid = await payments.byGatewayPayment(db.read, told.payment.id);
    return !gatewayOrderId || paid?.method === "link" ? paid : undefined;
  }
}

/** What is paid by a link has at the gateway an order of its own, which nobody told us of. */
function namedBy(about: GatewayPayment, { method, gateway_order_id: ours }: Payment): string {
  return method === "link" ? (ours ?? "") : about.gatewayOrderId || (ours ?? "");
}

/** Somebody ended the link on the gateway's own pages, or its time is over there: nobody can pay any more. */
async function endWithLink(parts: CheckoutParts, payment: Payment): Promise<Outcome<void>> {
  // Where the gateway does not answer, the job ends the order later.
  if (await askGateway(parts, payment))
    await cancelOrder(parts, payment.order_id, "expired", "gateway:webhook", { onlyPending: true });
  return success(undefined);
}

/** Asks the gateway what became of the payment, and settles it. False when the gateway could not say. */
export async function askGateway(
  parts: CheckoutParts,
  payment: Payment,
  source: "verify" | "sweep" = "sweep",
): Promise<boolean> {
  const { db, payments, log } = parts;
  const { gateway } = payments;
  if (!payment.gateway_order_id || payment.gateway !== gateway.name) return true;
  try {
    for (const found of await foundFor(payment.gateway_order_id)) {
      const fits = found.amountPaise === payment.amount_paise && found.currency === payment.currency;
      const reported = found.status === "authorized" && fits ? await captured(found) : found;
      const refunds = reported.refundedPaise > 0 ? await gateway.refundsOf(reported.id) : [];
      await settlePayment(parts, payment, { ...lookedUp(reported, refunds), source });
    }
    return true;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ order: payment.order_id, err: error.message }, "the gateway could not be asked");
    return false;
  }

  /** By the id that the gateway has for the order, and by its code. */
  async function foundFor(gatewayOrderId: string): Promise<readonly GatewayPayment[]> {
    const code = await payments.codes.of(db.read, payment.order_id);
    const [named, byCode] = await Promise.all([
      gateway.paymentsOf(gatewayOrderId),
      code ? gateway.paymentsOfCode(code.gateway_code_id).catch(noneByCode) : [],
    ]);
    return [...named, ...byCode.map((one) => ({ ...one, gatewayOrderId }))];
  }

  function noneByCode(error: unknown): [] {
    if (!(error instanceof GatewayRefusal)) throw error;
    log.error({ order: payment.order_id, err: error.message }, "the gateway refused to tell of a code");
    return [];
  }

  async function captured(found: GatewayPayment): Promise<GatewayPayment> {
    try {
      return await gateway.capture(found);
    } catch (error) {
      if (error instanceof GatewayRefusal) return found;
      throw error;
    }
  }
}

function lookedUp(
  payment: GatewayPayment,
  refunds: readonly ReportedRefund[],
): Omit<PaymentUpdate, "source"> {
  const given = refunds.map(({ id, state }) => `${id}=${state}`).sort();
  return {
    eventId: ["look", payment.id, payment.status, payment.refundedPaise, ...given].join(":"),
    kind: `look.${payment.status}`,
    payment,
    refunds,
  };
}

/** As a played payment is told of. */
export function mockUpdate(payment: Payment, gatewayPaymentId: string): PaymentUpdate {
  return {
    eventId: `mock:${gatewayPaymentId}`,
    kind: "mock.captured",
    source: "verify",
    payment: {
      id: gatewayPaymentId,
      gatewayOrderId: payment.gateway_order_id ?? "",
      status: "captured",
      amountPaise: payment.amount_paise,
      currency: payment.currency,
      refundedPaise: 0,
      failure: null,
    },
  };
}

async function stateOf({ db, orders, payments }: CheckoutParts, orderId: string): Promise<Settled> {
  const order = await orders.brief(db.read, orderId);
  if (order?.isPaid) return { orderId, state: "paid" };
  const refunds = await payments.refunds.of(db.read, [orderId]);
  return { orderId, state: refunds.length > 0 ? "refunding" : "checking" };
}
