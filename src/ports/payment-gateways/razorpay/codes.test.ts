import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createOfferedMethods } from "#modules/payments/offered-methods.ts";
import { systemClock } from "#platform/clock.ts";
import type { Fault } from "#support/razorpay/gateway-faults.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { createBreaker } from "../breaker.ts";
import { GatewayLacks, GatewayRefusal, GatewayUnavailable } from "../payment-gateway.ts";
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
  about: "Haat H-1001",
  until: Date.now() + 16 * 60_000,
  ...over,
});

describe("razorpay's UPI codes", () => {
  it("take one payment of one sum, which names no order, and then no more", async () => {
    const gateway = open();
    const { gatewayCodeId, upiLink } = await gateway.createCode(wanted("order-a"));
    expect(upiLink).toMatch(/^upi:\/\/pay\?.*am=149\.50/);
    expect(await gateway.paymentsOfCode(gatewayCodeId)).toEqual([]);
    await standIn.payCode(gatewayCodeId);
    expect(await gateway.paymentsOfCode(gatewayCodeId)).toMatchObject([
      { gatewayOrderId: "", status: "captured", amountPaise: 149_50, currency: "INR" },
    ]);
    expect(await standIn.payCode(gatewayCodeId)).toEqual({ error: "This code is closed" });
    await gateway.closeCode(gatewayCodeId);
  });

  it("are closed on demand, and stay closed", async () => {
    const gateway = open();
    const { gatewayCodeId } = await gateway.createCode(wanted("order-b"));
    await gateway.closeCode(gatewayCodeId);
    await gateway.closeCode(gatewayCodeId);
    const code = (await standIn.books()).codes.find(({ id }) => id === gatewayCodeId);
    expect(code).toMatchObject({ status: "closed", close_reason: "on_demand" });
  });

  for (const fault of ["lost", "reset", "500", "429", "garbage", "slow"] as const satisfies Fault[])
    it(`leave nothing known where the answer was ${fault}`, async () => {
      await standIn.fault("code", fault);
      await expect(open().createCode(wanted(`order-${fault}`))).rejects.toBeInstanceOf(GatewayUnavailable);
    });

  for (const fault of ["refuse", "otherSum", "noLink"] as const satisfies Fault[])
    it(`are none where the gateway answers with ${fault}, and none stays open there`, async () => {
      await standIn.fault("code", fault);
      const made = open().createCode(wanted(`order-${fault}`));
      await expect(made).rejects.toBeInstanceOf(fault === "noLink" ? GatewayLacks : GatewayRefusal);
      const left = (await standIn.books()).codes.filter(({ notes }) => notes.receipt === `order-${fault}`);
      expect(left.filter(({ status }) => status === "active")).toEqual([]);
    });

  it("count as closed only where the gateway says so", async () => {
    const gateway = open();
    const { gatewayCodeId } = await gateway.createCode(wanted("order-c"));
    await standIn.fault("close", "refuse");
    await expect(gateway.closeCode(gatewayCodeId)).rejects.toBeInstanceOf(GatewayRefusal);
    await standIn.payCode(gatewayCodeId);
    await gateway.closeCode(gatewayCodeId);
  });

  it("are told of with what they were made for", () => {
    const payment = { id: "pay_1", order_id: null, amount: 149_50, currency: "INR", status: "captured" };
    const told = (notes: unknown) => {
      const payload = { payment: { entity: payment }, qr_code: { entity: { id: "qr_1", notes } } };
      const raw = JSON.stringify({ event: "qr_code.credited", payload });
      return open().readWebhook(raw, new Headers({ "x-razorpay-signature": hmac(raw, webhookSecret) }));
    };
    expect(told({ receipt: "order-a" })).toMatchObject({
      value: { codeReceipt: "order-a", gatewayOrderId: null, payment: { id: "pay_1", gatewayOrderId: "" } },
    });
    for (const notes of [[], null, undefined, { receipt: 7 }, "x"])
      expect(told(notes)).toMatchObject({ ok: true, value: { codeReceipt: null } });
  });
});

describe("what the account can be paid by", () => {
  const all = ["qr", "card", "paypal", "google-pay", "cash"] as const;
  const openWays = (clock: { now: () => number }) => {
    const ways = createOfferedMethods({ gateway: open(), clock });
    const ask = vi.spyOn(ways, "ask");
    /** What was asked for in the background has come. */
    const answered = () => ask.mock.results.at(-1)?.value as Promise<void>;
    return { ways, ask, answered };
  };

  it("narrows the owner's ways, is asked once for a while, and is not waited for", async () => {
    await standIn.ways({ upi: true, card: 0, wallet: [] });
    const time = { now: 1_000 };
    const { ways, ask, answered } = openWays({ now: () => time.now });
    const before = (await standIn.books()).counts.ways;
    expect(ways.of(all)).toEqual(all);
    await answered();
    expect(ways.of(all)).toEqual(["qr", "google-pay", "cash"]);
    expect((await standIn.books()).counts.ways).toBe(before + 1);
    // An account that can take nothing that is offered is one that is not understood.
    expect(ways.of(["card", "cash"])).toEqual(["card", "cash"]);
    await standIn.ways({ card: true, wallet: { paypal: true } });
    time.now += 11 * 60_000;
    expect(ways.of(all)).toEqual(["qr", "google-pay", "cash"]);
    expect(ask).toHaveBeenCalledTimes(2);
    await answered();
    expect(ways.of(all)).toEqual(all);
  });

  for (const fault of ["500", "reset", "garbage", "slow", "refuse"] as const satisfies Fault[])
    it(`are the owner's ways alone where the answer is ${fault}`, async () => {
      await standIn.ways({ upi: false });
      const time = { now: 1_000 };
      const { ways, answered } = openWays({ now: () => time.now });
      await ways.ask();
      expect(ways.of(all)).toEqual(["card", "paypal", "cash"]);
      await standIn.fault("ways", fault);
      await ways.ask();
      expect(ways.of(all)).toEqual(all);
      time.now += 2 * 60_000;
      ways.of(all);
      await answered();
      expect(ways.of(all)).toEqual(["card", "paypal", "cash"]);
      await standIn.ways({ upi: true });
    });
});
