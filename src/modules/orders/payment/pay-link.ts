import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import { mockPaymentId } from "#modules/payments/rules/mock-payment-id.ts";
import type { Payment } from "#modules/payments/service.ts";
import { GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderOfToken, orderUrl, orderWay } from "../messages/order-links.ts";
import type { PayView } from "../pay-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { offersOf, shownLine } from "../public/shown-line.ts";
import { codeAtGateway, payableUntil } from "./pay-code.ts";
import { askGateway, mockUpdate } from "./payment-updates.ts";
import { settlePayment } from "./settle-payment.ts";

/** What whoever holds the link may see: the goods and their price, and nothing of whose they are. */
export async function payViewOf(parts: CheckoutParts, token: string): Promise<PayView | undefined> {
  const { db, orders, payments } = parts;
  const found = await linkedOrder(parts, token);
  if (!found) return undefined;
  const { order, payment } = found;
  const [link, code, refunds, offers, together] = await Promise.all([
    payments.links.of(db.read, order.id),
    payments.codes.of(db.read, order.id),
    payments.refunds.of(db.read, [order.id]),
    offersOf(parts, db.read, [order]),
    orders.together(db.read, [order]),
  ]);
  const state = stateOf(order, refunds.length > 0);
  // Who looks at an open code may have paid by it just now, and no word of it need have come.
  if (state === "open" && code) await payments.pollByThen(payment);
  return {
    number: order.number,
    shortId: order.shortId,
    lang: order.lang,
    state,
    until: order.heldUntil,
    lines: order.lines.map((line) => {
      const { productId: _, ...shown } = shownLine(line, offers);
      return shown;
    }),
    bill: order.quote,
    together: (together.get(order.id) ?? []).map(({ number }) => number),
    isMock: payment.gateway === "mock",
    url: link?.url ?? null,
    upiLink: code?.upi_link ?? null,
  };
}

/** A press on the page's button: plays the payment, or has the gateway's page made, or asks what became of it. */
export async function payByLink(parts: CheckoutParts, token: string): Promise<Outcome<PayView>> {
  const found = await linkedOrder(parts, token);
  if (!found) return failure("notFound");
  const { order, payment } = found;
  if (order.status === "pending") {
    const done = payment.gateway_order_id ? await goOn(parts, payment) : await makeAtGateway(parts, order);
    if (!done.ok) return done;
    // What was just asked may have paid or ended it.
    const still = await parts.orders.find(parts.db.read, order.id);
    if (still?.status === "pending") await codeAtGateway(parts, still);
    // Where payments are played, one press is enough.
    const now = await parts.payments.ofOrder(parts.db.read, order.id);
    if (!payment.gateway_order_id && now?.gateway === "mock") await goOn(parts, now);
  }
  const view = await payViewOf(parts, token);
  return view ? success(view) : failure("notFound");
}

/** After the order was committed, and again whenever somebody wants to pay: the link itself holds without it. */
export async function linkAtGateway(parts: CheckoutParts, orderId: string): Promise<void> {
  const { db, orders, payments } = parts;
  const payment = await payments.ofOrder(db.read, orderId);
  if (payment?.method !== "link" || payment.gateway_order_id) return;
  const order = await orders.find(db.read, orderId);
  if (order?.status !== "pending") return;
  const made = await makeAtGateway(parts, order);
  if (made.ok) await codeAtGateway(parts, order);
}

/** Whose order it is, and where its buyer goes on once it is paid. */
export async function buyerOfLink(parts: CheckoutParts, token: string) {
  const found = await linkedOrder(parts, token);
  if (!found) return undefined;
  const { id, lang, userId, guestPhone } = found.order;
  const track = `${orderWay(parts, "track", found.order)}?thanks`;
  const path = guestPhone === null ? pathIn(lang, paths.success(id)) : track;
  return { userId, path };
}

async function makeAtGateway(parts: CheckoutParts, order: OrderRecord): Promise<Outcome<void>> {
  const { payments, log, at, shopName } = parts;
  const { name, phone } = order.address;
  try {
    await payments.links.atGateway({
      receipt: order.id,
      about: `${shopName("en")} ${order.number}`,
      until: payableUntil(parts, order),
      customer: { name, phone, email: order.email },
      backTo: `${orderUrl(parts, "pay", order)}?asked`,
    });
    at("link:at-gateway");
    return success(undefined);
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      log.warn({ order: order.id, err: error.message }, "the payment gateway does not answer");
      return failure("payLater", { retryAfter: error.retryAfter });
    }
    if (!(error instanceof GatewayRefusal)) throw error;
    log.error({ order: order.id, err: error.message }, "the payment gateway refused a link");
    return failure("payLater");
  }
}

async function goOn(parts: CheckoutParts, payment: Payment): Promise<Outcome<void>> {
  if (payment.gateway === "mock") {
    const told = mockUpdate(payment, mockPaymentId(payment.gateway_order_id ?? ""));
    await settlePayment(parts, payment, told);
    return success(undefined);
  }
  return (await askGateway(parts, payment, "verify")) ? success(undefined) : failure("payLater");
}

async function linkedOrder(parts: CheckoutParts, token: string) {
  const { db, orders, payments } = parts;
  const orderId = orderOfToken(parts, "pay", token);
  if (orderId === undefined) return undefined;
  const [order, payment] = await Promise.all([
    orders.find(db.read, orderId),
    payments.ofOrder(db.read, orderId),
  ]);
  if (!order || !payment || order.isErased) return undefined;
  const isPayable = payment.method === "link" || (await payments.codes.of(db.read, orderId)) !== undefined;
  return isPayable ? { order, payment } : undefined;
}

/** Of an order that stands, money may go back too: what came twice, what did not fit, or a part. */
function stateOf({ status, paidAt, cancelReason }: OrderRecord, hasRefunds: boolean): PayView["state"] {
  if (status === "pending") return "open";
  // What was paid for one that is replaced pays for its goods in another choice.
  if (paidAt !== null && (status !== "cancelled" || cancelReason === "replaced")) return "paid";
  return hasRefunds ? "givenBack" : "ended";
}
