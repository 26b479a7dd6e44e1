import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { guestPaths } from "../placing/guest-paths.ts";
import type { Purchase } from "../placing/purchase.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { upiStart } from "./pay-code.ts";
import { linkAtGateway } from "./pay-link.ts";
import { type PaymentStart, paymentStart } from "./payment-start.ts";

export interface PaymentStartRequest {
  readonly start?: undefined;
  readonly asksFor?: undefined;
  readonly order: OrderRecord;
  /** As the transaction left it. */
  readonly payment: Payment;
  /** The gateway may know this order from an earlier try. */
  readonly isRepeat: boolean;
}

/** Has the gateway make the order, and keeps what it said together with the answer. */
export async function askForStart(
  parts: CheckoutParts,
  purchase: Purchase,
  { order, payment: opened, isRepeat }: PaymentStartRequest,
): Promise<Outcome<PaymentStart>> {
  const { db, payments, at } = parts;
  const { guest, method } = purchase;
  const { name, phone } = order.address;
  const asking = { known: opened, isRepeat, customer: { name, phone, email: order.email } };
  const keep = (tx: Tx, payment: Payment, more?: object | false) =>
    keepStart(parts, tx, purchase, { ...paymentStart(parts, payment, order), ...more });
  try {
    if (guest && opened.method === "link") {
      await linkAtGateway(parts, order.id);
      at("place:at-gateway");
      return success(await db.write((tx) => keep(tx, opened, guestPaths(parts, order, opened))));
    }
    // The payment's own method may be another tab's by now.
    if (!guest && method === "qr") {
      const known = await payments.atGateway(asking, async (_tx, payment, session) => ({ payment, session }));
      at("place:at-gateway");
      const upi = await upiStart(parts, order);
      return success(
        await db.write((tx) => keep(tx, known.payment, { ...sessionIn(known.session), ...upi })),
      );
    }
    const start = await payments.atGateway(asking, async (tx, payment, session) => {
      at("place:at-gateway");
      return keep(tx, payment, { ...sessionIn(session), ...(guest && guestPaths(parts, order, payment)) });
    });
    return success(start);
  } catch (error) {
    return gatewayFailure(parts, order.id, error);
  }
}

function sessionIn(session: string | undefined): Pick<PaymentStart, "payment_session"> {
  return session === undefined ? {} : { payment_session: session };
}

/** Whoever asked with the same key before is the one to be answered alike. */
async function keepStart(
  { orders }: CheckoutParts,
  tx: Tx,
  { userId, key }: Purchase,
  start: PaymentStart,
): Promise<PaymentStart> {
  const kept = await orders.keepAnswer(tx, userId, key, JSON.stringify(start));
  return kept ? (JSON.parse(kept) as PaymentStart) : start;
}

function gatewayFailure({ log }: CheckoutParts, orderId: string, error: unknown): Failure {
  if (error instanceof GatewayUnavailable) {
    log.warn({ order: orderId, err: error.message }, "the payment gateway does not answer");
    return failure("paymentUnavailable", { retryAfter: error.retryAfter });
  }
  if (error instanceof GatewayRefusal) {
    log.error({ order: orderId, err: error.message }, "the payment gateway refused an order");
    return failure("paymentRefused");
  }
  throw error;
}
