import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { describeGatewayPromises } from "#support/gateway-promises.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { createBreaker } from "../breaker.ts";
import { GatewayUnavailable } from "../payment-gateway.ts";
import { hmac } from "../signature.ts";
import { razorpayGateway } from "./gateway.ts";

let standIn: StandInGateway;
beforeAll(async () => {
  standIn = await startGateway();
});
afterAll(() => standIn.stop());
afterEach(() => standIn.calm());

const calls = { createOrder: "create", createLink: "link", refund: "refund" } as const;
const secrets = { keySecret: "standin-secret", webhookSecret: "standin-webhook-secret" };
const open = (over: { apiUrl?: string; keySecret?: string } = {}) =>
  razorpayGateway({
    keyId: "rzp_test_standin",
    apiUrl: standIn.url,
    ...secrets,
    breaker: createBreaker(systemClock, { most: 50 }),
    ...over,
  });
const order = (receipt: string) => ({
  receipt,
  amountPaise: 149_50,
  currency: "INR",
  customer: { name: "Asha Rao", phone: "+919812345678", email: null },
  isRepeat: false,
});

const raw = JSON.stringify({
  event: "payment.captured",
  payload: {
    payment: {
      entity: { id: "pay_1", order_id: "order_1", amount: 100, currency: "INR", status: "captured" },
    },
  },
});
const headersOf = (text: string, secret: string) =>
  new Headers({ "x-razorpay-signature": hmac(text, secret), "x-razorpay-event-id": "event_1" });

describeGatewayPromises("razorpay", () => ({
  gateway: open(),
  withWrongKeys: open({ keySecret: "wrong" }),
  atNobody: open({ apiUrl: "http://127.0.0.1:9" }),
  pay: async (gatewayOrderId, status) => {
    const paid = await standIn.pay(gatewayOrderId, status);
    return { gatewayPaymentId: paid.razorpay_payment_id };
  },
  payLink: (gatewayOrderId) => standIn.payLink(gatewayOrderId),
  giveBack: (gatewayPaymentId, paise) => standIn.giveBack(gatewayPaymentId, paise),
  madeFor: async (receipt) => {
    const { orders, links } = await standIn.books();
    return {
      orders: orders.filter((one) => one.receipt === receipt).length,
      links: links.filter((one) => one.reference_id === receipt).length,
    };
  },
  loseAnswer: (call) => standIn.fault(calls[call], "lost"),
  webhook: { raw, headers: headersOf(raw, secrets.webhookSecret) },
}));

describe("razorpay gateway", () => {
  it("finds the order of a call whose answer was lost, instead of making another", async () => {
    await standIn.fault("create", "lost");
    const { gatewayOrderId } = await open().createOrder(order("receipt-lost"));
    const made = (await standIn.books()).orders.filter(({ receipt }) => receipt === "receipt-lost");
    expect(made.map(({ id }) => id)).toEqual([gatewayOrderId]);
  });

  it.each(["500", "429", "garbage", "reset"] as const)(
    "says that it does not know after %s",
    async (fault) => {
      await standIn.fault("create", fault);
      await standIn.fault("fetch", fault, 2);
      await expect(open().createOrder(order(`receipt-${fault}`))).rejects.toThrow(GatewayUnavailable);
    },
  );

  it("says how long to wait when the gateway said it", async () => {
    await standIn.fault("fetch", "429", 2);
    await expect(open().paymentsOf("order_x")).rejects.toMatchObject({ retryAfter: 3 });
  });

  it("reads again after one broken answer", async () => {
    await standIn.fault("fetch", "500");
    expect(await open().paymentsOf("order_unknown")).toEqual([]);
  });

  it("gives up on a gateway that hangs before a shopper would", async () => {
    await standIn.fault("fetch", "hang", 2);
    await expect(open().paymentsOf("order_x")).rejects.toThrow(GatewayUnavailable);
  });
});

describe("razorpay signatures", () => {
  const gateway = razorpayGateway({
    keyId: "k",
    apiUrl: "http://127.0.0.1:9",
    ...secrets,
    breaker: createBreaker(systemClock),
  });
  const ids = { gatewayOrderId: "order_IEIaMR65cu6nz3", gatewayPaymentId: "pay_IH4NVgf4Dreq1l" };
  const signature = hmac(`${ids.gatewayOrderId}|${ids.gatewayPaymentId}`, secrets.keySecret);
  it("takes what the gateway signed", () => {
    expect(gateway.isSigned({ ...ids, signature })).toBe(true);
    expect(gateway.readWebhook(raw, headersOf(raw, secrets.webhookSecret))).toMatchObject({
      ok: true,
      value: { id: "event_1", kind: "payment.captured", gatewayOrderId: "order_1" },
    });
  });

  it("refuses 1,000 callbacks with one bit changed", () => {
    const whole = `${ids.gatewayOrderId}|${ids.gatewayPaymentId}|${signature}`;
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(6), (at, bit) => {
        const changed = flip(whole, at, bit);
        const [gatewayOrderId = "", gatewayPaymentId = "", theirs = ""] = splitInThree(changed);
        if (!gateway.isSigned({ gatewayOrderId, gatewayPaymentId, signature: theirs })) refused++;
      }),
      { numRuns: 1_000 },
    );
    expect(refused).toBe(1_000);
  });

  it("refuses 1,000 webhooks with one bit changed in body or signature", () => {
    const right = hmac(raw, secrets.webhookSecret);
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(raw.length + right.length - 1), fc.nat(6), (at, bit) => {
        const body = at < raw.length ? flip(raw, at, bit) : raw;
        const theirs = at < raw.length ? right : flip(right, at - raw.length, bit);
        // A header cannot hold every character; what it cannot hold cannot be sent either.
        const headers = {
          get: (name: string) => (name === "x-razorpay-signature" ? theirs : null),
        } as Headers;
        if (!gateway.readWebhook(body, headers).ok) refused++;
      }),
      { numRuns: 1_000 },
    );
    expect(refused).toBe(1_000);
  });

  it("refuses swapped secrets, the same JSON written anew, no signature, and no secret", () => {
    expect(gateway.readWebhook(raw, headersOf(raw, secrets.keySecret)).ok).toBe(false);
    const rewritten = JSON.stringify(JSON.parse(raw), null, 1);
    expect(gateway.readWebhook(rewritten, headersOf(raw, secrets.webhookSecret)).ok).toBe(false);
    expect(gateway.readWebhook(raw, new Headers()).ok).toBe(false);
    const swapped = hmac(`${ids.gatewayOrderId}|${ids.gatewayPaymentId}`, secrets.webhookSecret);
    expect(gateway.isSigned({ ...ids, signature: swapped })).toBe(false);
    expect(gateway.isSigned({ ...ids, signature: "" })).toBe(false);
    const without = razorpayGateway({
      keyId: "k",
      keySecret: "s",
      apiUrl: "http://127.0.0.1:9",
      webhookSecret: undefined,
      breaker: createBreaker(systemClock),
    });
    expect(without.readWebhook(raw, headersOf(raw, "")).ok).toBe(false);
  });
});

function flip(text: string, at: number, bit: number): string {
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);
}

/** By place, so that a changed separator changes a part. */
function splitInThree(whole: string): string[] {
  const [first, second] = ["order_IEIaMR65cu6nz3".length, "pay_IH4NVgf4Dreq1l".length];
  const separators = whole[first] === "|" && whole[first + 1 + second] === "|";
  if (!separators) return [whole, "", ""];
  return [whole.slice(0, first), whole.slice(first + 1, first + 1 + second), whole.slice(first + second + 2)];
}
