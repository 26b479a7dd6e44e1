import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { Fault } from "#support/razorpay/gateway-faults.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { createBreaker } from "../breaker.ts";
import { GatewayRefusal, GatewayUnavailable } from "../payment-gateway.ts";
import { hmac } from "../signature.ts";
import { razorpayGateway } from "./gateway.ts";

let standIn: StandInGateway;
beforeAll(async () => {
  standIn = await startGateway();
});
afterAll(() => standIn.stop());
afterEach(() => standIn.calm());

const webhookSecret = "standin-webhook-secret";
const open = () =>
  razorpayGateway({
    keyId: "rzp_test_standin",
    apiUrl: standIn.url,
    keySecret: "standin-secret",
    webhookSecret,
    breaker: createBreaker(systemClock, { most: 50 }),
  });
const wanted = (receipt: string, over = {}) => ({
  receipt,
  amountPaise: 149_50,
  currency: "INR",
  about: "Haat H-1001",
  until: Date.now() + 24 * 3_600_000,
  customer: { name: "Asha Rao", phone: "+919812345678", email: null },
  backTo: "https://haat.example/pay/token",
  ...over,
});
const linksOf = async (receipt: string) =>
  (await standIn.books()).links.filter(({ reference_id }) => reference_id === receipt);

describe("razorpay's payment links", () => {
  it("are made once for a receipt, and tell of their payment by their own name", async () => {
    const gateway = open();
    const made = await gateway.createLink(wanted("link-a"));
    expect(made.url).toContain(`/l/${made.gatewayOrderId}`);
    expect(await gateway.createLink(wanted("link-a"))).toEqual(made);
    expect(await linksOf("link-a")).toMatchObject([{ amount: 149_50, currency: "INR" }]);
    expect(await gateway.paymentsOf(made.gatewayOrderId)).toEqual([]);
    await standIn.payLink(made.gatewayOrderId);
    expect(await gateway.paymentsOf(made.gatewayOrderId)).toMatchObject([
      { gatewayOrderId: made.gatewayOrderId, status: "captured", amountPaise: 149_50, currency: "INR" },
    ]);
    await gateway.cancelLink(made.gatewayOrderId);
    expect(await linksOf("link-a")).toMatchObject([{ status: "paid" }]);
  });

  it("end when they are cancelled, and stay ended", async () => {
    const gateway = open();
    const { gatewayOrderId } = await gateway.createLink(wanted("link-b"));
    await gateway.cancelLink(gatewayOrderId);
    await gateway.cancelLink(gatewayOrderId);
    expect(await linksOf("link-b")).toMatchObject([{ status: "cancelled" }]);
  });

  for (const fault of ["lost", "reset", "500", "429", "garbage"] as const satisfies Fault[])
    it(`are one although the answer was ${fault}`, async () => {
      const gateway = open();
      const receipt = `link-${fault}`;
      await standIn.fault("link", fault);
      const first = await gateway.createLink(wanted(receipt)).catch((error: unknown) => error);
      if (fault !== "lost") expect(first).toBeInstanceOf(GatewayUnavailable);
      const made = await gateway.createLink(wanted(receipt));
      expect(await linksOf(receipt)).toMatchObject([{ id: made.gatewayOrderId }]);
      await standIn.fault("cancel", fault);
      await gateway.cancelLink(made.gatewayOrderId);
      expect(await linksOf(receipt)).toMatchObject([{ status: "cancelled" }]);
    });

  it("are refused in the gateway's words, and never taken for another amount", async () => {
    const gateway = open();
    await expect(gateway.createLink(wanted("link-low", { amountPaise: 99 }))).rejects.toThrow(GatewayRefusal);
    const { gatewayOrderId } = await gateway.createLink(wanted("link-same"));
    await expect(gateway.createLink(wanted("link-same", { amountPaise: 100_00 }))).rejects.toThrow(
      GatewayRefusal,
    );
    await standIn.fault("fetch", "500", 2);
    await expect(gateway.paymentsOf(gatewayOrderId)).rejects.toThrow(GatewayUnavailable);
  });

  it("say in a signed message that they were paid or are over", () => {
    const gateway = open();
    const link = { id: "plink_1", amount: 100, currency: "INR" };
    const hear = (event: string, payload: object) => {
      const raw = JSON.stringify({ event, payload });
      const headers = new Headers({ "x-razorpay-signature": hmac(raw, webhookSecret) });
      return gateway.readWebhook(raw, headers);
    };
    const payment = {
      id: "pay_1",
      order_id: "order_theirs",
      amount: 100,
      currency: "INR",
      status: "captured",
    };
    const paid = {
      payment_link: { entity: { ...link, status: "paid" } },
      order: { entity: { id: "order_theirs", amount: 100, currency: "INR" } },
      payment: { entity: payment },
    };
    expect(hear("payment_link.paid", paid)).toMatchObject({
      value: { gatewayOrderId: "plink_1", payment: { gatewayOrderId: "plink_1" }, isLinkOver: false },
    });
    for (const status of ["cancelled", "expired"])
      expect(hear(`payment_link.${status}`, { payment_link: { entity: { ...link, status } } })).toMatchObject(
        {
          value: { gatewayOrderId: "plink_1", payment: null, isLinkOver: true },
        },
      );
  });
});
