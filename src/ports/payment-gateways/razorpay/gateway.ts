import { createHash } from "node:crypto";
import { readJson } from "#contract/endpoints/read-json.ts";
import { failure, success } from "#contract/outcome.ts";
import { gatewayClient } from "../ask-gateway.ts";
import type { Breaker } from "../breaker.ts";
import type { AccountWays } from "../payment-gateway.ts";
import {
  type GatewayEvent,
  type GatewayOrder,
  GatewayRefusal,
  type PaymentGateway,
} from "../payment-gateway.ts";
import { hmac, isHmac } from "../signature.ts";
import { name } from "./about.ts";
import { razorpayCodes } from "./codes.ts";
import { isLinkId, razorpayLinks } from "./links.ts";
import { type RazorpayKeys, serverOf } from "./server.ts";
import {
  orderShape,
  ordersShape,
  paymentOf,
  paymentShape,
  paymentsShape,
  refundOf,
  refundShape,
  refundsShape,
  waysShape,
  webhookShape,
} from "./shapes.ts";

/** The most that the gateway lists at once; nobody gives one payment back in more parts. */
const mostRefunds = 100;

export interface RazorpaySettings extends RazorpayKeys {
  readonly webhookSecret: string | undefined;
  readonly breaker: Breaker;
}

export function razorpayGateway({ webhookSecret, breaker, ...keys }: RazorpaySettings): PaymentGateway {
  const ask = gatewayClient(serverOf(keys), breaker);
  const links = razorpayLinks(ask);
  const codes = razorpayCodes(ask);
  const textOf = (callback: { gatewayOrderId: string; gatewayPaymentId: string }) =>
    `${callback.gatewayOrderId}|${callback.gatewayPaymentId}`;

  return {
    name,
    keyId: keys.keyId,
    async createOrder(order) {
      const known = order.isRepeat ? await orderByReceipt(order) : undefined;
      return { gatewayOrderId: known ?? (await newOrder(order)) };
    },
    createLink: links.create,
    cancelLink: links.cancel,
    createCode: codes.create,
    closeCode: codes.close,
    paymentsOfCode: codes.paymentsOf,
    accountWays: () => accountWays(keys),
    async paymentsOf(gatewayOrderId) {
      if (isLinkId(gatewayOrderId)) return links.paymentsOf(gatewayOrderId);
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
      return (await ask({ path, repeatable: true, shape: paymentsShape })).items.map(paymentOf);
    },
    async capture({ id, amountPaise, currency }) {
      const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
      const json = { amount: amountPaise, currency };
      return paymentOf(await ask({ method: "POST", path, json, repeatable: false, shape: paymentShape }));
    },
    async refund({ gatewayPaymentId, amountPaise, key }) {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`;
      const headers = { "x-refund-idempotency": key };
      const json = { amount: amountPaise, receipt: key };
      const shape = refundShape;
      const made = refundOf(await ask({ method: "POST", path, json, headers, repeatable: true, shape }));
      if (made.state === "refused") throw new GatewayRefusal("The gateway could not refund.");
      return { ...made, key };
    },
    async refundsOf(gatewayPaymentId) {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds?count=${mostRefunds}`;
      return (await ask({ path, repeatable: true, shape: refundsShape })).items.map(refundOf);
    },
    sign: (callback) => hmac(textOf(callback), keys.keySecret),
    isSigned: (callback) => isHmac(callback.signature, textOf(callback), keys.keySecret),
    readWebhook(raw, headers) {
      const signature = headers.get("x-razorpay-signature");
      if (!webhookSecret || !signature || !isHmac(signature, raw, webhookSecret))
        return failure("badSignature");
      const event = readEvent(raw, headers.get("x-razorpay-event-id"));
      return event ? success(event) : failure("unreadable");
    },
  };

  /** A try that was cut off may have made the order. */
  async function orderByReceipt({ receipt, amountPaise }: GatewayOrder): Promise<string | undefined> {
    const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}`;
    const { items } = await ask({ path, repeatable: false, shape: ordersShape });
    return items.find((made) => made.receipt === receipt && made.amount === amountPaise)?.id;
  }

  async function newOrder(order: GatewayOrder): Promise<string> {
    const { receipt, amountPaise: amount, currency } = order;
    const json = { amount, currency, receipt, unique_receipt: true, payment_capture: true };
    try {
      const path = "/v1/orders";
      const made = await ask({ method: "POST", path, json, repeatable: false, shape: orderShape });
      if (made.amount !== amount || made.currency !== currency)
        throw new GatewayRefusal("The gateway made an order of another amount.");
      return made.id;
    } catch (error) {
      const known = await orderByReceipt(order).catch(() => undefined);
      if (known) return known;
      throw error;
    }
  }
}

function readEvent(raw: string, eventId: string | null): GatewayEvent | undefined {
  const told = webhookShape.safeParse(readJson(raw)).data;
  if (!told) return undefined;
  const { event, payload } = told;
  const refund = payload.refund?.entity;
  const code = payload.qr_code?.entity;
  const link = payload.payment_link?.entity;
  const reported = payload.payment ? paymentOf(payload.payment.entity) : null;
  // It names an order that the gateway made for the link, and that nobody else knows.
  const payment = reported && link ? { ...reported, gatewayOrderId: link.id } : reported;
  return {
    id: eventId?.slice(0, 100) || createHash("sha256").update(raw).digest("base64url"),
    kind: event,
    gatewayOrderId: link?.id ?? payload.order?.entity.id ?? (payment?.gatewayOrderId || null),
    codeReceipt: code?.notes?.receipt ?? null,
    payment,
    isLinkOver: link?.status === "cancelled" || link?.status === "expired",
    refund: refund ? refundOf(refund) : null,
  };
}

/** The one call that is made with the key alone: whoever opens the gateway's window makes it too. */
async function accountWays({ keyId, apiUrl }: Pick<RazorpayKeys, "keyId" | "apiUrl">): Promise<AccountWays> {
  const ask = gatewayClient(serverOf({ keyId, keySecret: "", apiUrl }), notCounted);
  const { card, upi, wallet } = await ask({ path: "/v1/methods", repeatable: false, shape: waysShape });
  return { card, upi, paypal: wallet?.paypal ?? false };
}

/** What is asked for show alone must not keep anybody from paying. */
const notCounted: Breaker = { run: (work) => work(), isOpen: () => false };
