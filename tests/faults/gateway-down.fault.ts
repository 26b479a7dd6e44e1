import { afterEach, beforeEach, expect, it } from "vitest";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { verifyPayment } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { systemClock } from "#platform/clock.ts";
import { createBreaker } from "#ports/payment-gateways/breaker.ts";
import { razorpayGateway } from "#ports/payment-gateways/razorpay/gateway.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { type CutLine, cutLine } from "#support/cut-line.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import type { Fault, GatewayCall } from "#support/razorpay/gateway-faults.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

const troubles = ["cut", "hang", "reset", "500", "429", "slow", "garbage"] as const;
type Trouble = (typeof troubles)[number];
/** A gateway that hangs does so for a minute: whoever is answered sooner did not wait for it. */
const patience = () => AbortSignal.timeout(50_000);

describeOnBothEngines("a gateway in trouble", (openFresh) => {
  let gateway: StandInGateway;
  let line: CutLine;
  let shop: ShopForTests | undefined;
  let aheadMs = 0;
  /** Where a test lets no time pass by itself. */
  let stoodAt: number | undefined;

  beforeEach(async () => {
    gateway = await startGateway();
    line = await cutLine(gateway.url);
    aheadMs = 0;
    stoodAt = undefined;
  });
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
    await line.cut();
    await gateway.stop();
  });

  /** Troubles the given calls while the work lasts; the gateway is well again after it. */
  async function during<T>(
    trouble: Trouble,
    calls: readonly GatewayCall[],
    work: () => Promise<T>,
  ): Promise<T> {
    if (trouble === "cut") await line.cut();
    else for (const call of calls) await gateway.fault(call, trouble satisfies Fault, 9);
    const result = await work();
    await gateway.calm();
    if (trouble === "cut") await line.mend();
    return result;
  }

  async function open() {
    const db = await openFresh({ demo: true });
    const clock = { now: () => (stoodAt ?? Date.now()) + aheadMs };
    shop = await openShop(db.settings, { clock, env: { ...gateway.settings, RAZORPAY_API_URL: line.url } });
    const { url } = shop;
    const productId = await plainProduct(db);
    const call = async (method: string, path: string, token?: string, body?: object, key?: string) => {
      const headers = {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      };
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        signal: patience(),
      });
      const retryAfter = Number(answer.headers.get("retry-after"));
      // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
      return { status: answer.status, retryAfter, body: (await answer.json()) as any };
    };
    const browse = () => call("GET", `/products/${productId}`);
    const newBuyer = async () => {
      const { token } = await buyerWith(db, productId);
      const place = () => call("POST", "/cart/checkout", token, { paymentMethod: "card" }, "one-key");
      const verify = (callback: object) => call("POST", "/cart/verify-payment", token, callback);
      return { place, verify };
    };
    const paid = async () =>
      (await db.read.selectFrom("payments").select("status").execute()).filter(
        ({ status }) => status === "captured",
      ).length;
    return { db, browse, newBuyer, paid };
  }

  it("says so in time, marks nothing paid, sells and shows on, and goes on with the same key", async () => {
    const { db, browse, newBuyer, paid } = await open();
    for (const [at, trouble] of troubles.entries()) {
      const [early, late] = [await newBuyer(), await newBuyer()];
      const callback = await gateway.pay((await early.place()).body.order_id);
      const [refused, unclear, shown] = await during(trouble, ["create", "fetch"], () =>
        Promise.all([late.place(), early.verify(callback), browse()]),
      );
      expect([refused.status, refused.body.error], trouble).toEqual([503, "PAYMENT_UNAVAILABLE"]);
      expect(refused.retryAfter, trouble).toBeGreaterThan(0);
      expect([unclear.status, unclear.body.state], trouble).toEqual([200, "checking"]);
      expect(unclear.retryAfter, trouble).toBeGreaterThan(0);
      expect(shown.status, trouble).toBe(200);
      expect(await paid(), trouble).toBe(at);
      expect((await early.verify(callback)).body.state, trouble).toBe("paid");
      expect((await late.place()).status, trouble).toBe(200);
    }
    const { length } = await db.read.selectFrom("orders").select("id").execute();
    expect(length).toBe(2 * troubles.length);
    // A slow gateway may book an order after we gave up; its receipt keeps it the only one.
    const receipts = (await gateway.books()).orders.map(({ receipt }) => receipt);
    expect([receipts.length, new Set(receipts).size]).toEqual([length, length]);
  });

  it("is left alone after five failures, and asked again by itself when it may be back", async () => {
    const { browse, newBuyer } = await open();
    const { place, verify } = await newBuyer();
    const callback = await gateway.pay((await place()).body.order_id);
    const asked = async () => (await gateway.books()).counts.fetch;
    await gateway.fault("fetch", "500", 20);
    // A busy machine may take longer than the ten seconds in which the gateway is left alone.
    stoodAt = Date.now();
    for (let failures = 0; failures < 5; failures++) await verify(callback);
    const before = await asked();
    expect((await verify(callback)).body.state).toBe("checking");
    const other = await (await newBuyer()).place();
    expect([other.status, other.retryAfter > 0]).toEqual([503, true]);
    expect((await browse()).status).toBe(200);
    expect(await asked()).toBe(before);
    await gateway.calm();
    expect((await verify(callback)).body.state).toBe("checking");
    aheadMs += 10_001;
    expect((await verify(callback)).body.state).toBe("paid");
    expect((await (await newBuyer()).place()).status).toBe(200);
  });

  it("gives money back once, as soon as it can", async () => {
    const live = razorpayGateway({
      keyId: "rzp_test_standin",
      keySecret: "standin-secret",
      webhookSecret: "standin-webhook-secret",
      apiUrl: line.url,
      breaker: createBreaker(systemClock, { most: 50 }),
    });
    const { parts, product, fill, pass } = await checkoutForTests(await openFresh(), { gateway: live });
    await product("pot", troubles.length);
    for (const trouble of troubles) {
      await fill(trouble, "pot");
      const placed = await placeOrder(parts, { userId: trouble, key: "k", method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      const told = await gateway.pay(placed.value.order_id);
      const report = {
        userId: trouble,
        gatewayOrderId: told.razorpay_order_id,
        gatewayPaymentId: told.razorpay_payment_id,
        signature: told.razorpay_signature,
        claimsMock: false,
      };
      expect(await verifyPayment(parts, report)).toMatchObject({ value: { state: "paid" } });
      expect((await cancelOrder(parts, placed.value.orderId, "customer", trouble)).ok).toBe(true);
      const refundOf = async () => {
        const [refund] = await parts.payments.refunds.of(parts.db.read, [placed.value.orderId]);
        return refund?.state;
      };
      await during(trouble, ["refund"], () => runPaymentJob(parts));
      expect(await refundOf(), trouble).toBe("due");
      pass(2 * 60_000);
      await runPaymentJob(parts);
      expect(await refundOf(), trouble).toBe("done");
      const { refunds } = await gateway.books();
      const mine = refunds.filter(({ payment_id }) => payment_id === told.razorpay_payment_id);
      expect(
        mine.map(({ amount }) => amount),
        trouble,
      ).toEqual([placed.value.amount]);
    }
  });
});
