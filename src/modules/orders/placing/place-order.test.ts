import { expect, it } from "vitest";
import { mockGateway } from "#ports/payment-gateways/mock/gateway.ts";
import type { GatewayCustomer, PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { verifyPayment } from "../payment/payment-updates.ts";
import { placeOrder } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";

const purchase = (userId: string, key = "key-1"): Purchase => ({ userId, key, method: "card", lang: "en" });
const minute = 60_000;

describeOnBothEngines("placing an order", (openFresh) => {
  async function open(free = 5) {
    const db = await openFresh();
    const shop = await checkoutForTests(db);
    await shop.product("pot", free);
    await shop.person("asha");
    const countOrders = async () => (await db.read.selectFrom("orders").selectAll().execute()).length;
    const place = async (wanted: Purchase) => {
      const placed = await placeOrder(shop.parts, wanted);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const pay = async (userId: string, start: Awaited<ReturnType<typeof place>>, claimsMock = true) =>
      verifyPayment(shop.parts, {
        userId,
        claimsMock,
        gatewayOrderId: start.order_id,
        gatewayPaymentId: start.mock_payment_id ?? "",
        signature: start.mock_signature ?? "",
      });
    return { ...shop, db, place, pay, countOrders };
  }

  it("holds the stock, charges the quote, and sells and empties once it is paid", async () => {
    const shop = await open();
    const cart = await shop.fill("asha", "pot", 2);
    const start = await shop.place(purchase("asha"));
    expect(start).toMatchObject({ amount: cart.quote.total, currency: "INR", is_mock: true });
    expect(await shop.stock("pot")).toEqual({ free: 3, held: 2, sold: 0 });
    expect((await shop.cart.cart("asha")).itemCount).toBe(2);
    expect(await shop.pay("asha", start)).toMatchObject({ ok: true, value: { state: "paid" } });
    expect(await shop.stock("pot")).toEqual({ free: 3, held: 0, sold: 2 });
    expect((await shop.cart.cart("asha")).itemCount).toBe(0);
    await shop.parts.outbox.deliver();
    expect(shop.sent).toEqual(["asha@example.com"]);
  });

  it("keeps the gateway's order and the answer together or not at all, and asks again for neither", async () => {
    const db = await openFresh();
    let ends = true;
    const at = (point: string) => {
      if (ends && point === "place:at-gateway") throw new Error("ended");
    };
    const shop = await checkoutForTests(db, { at });
    await shop.product("pot", 5);
    await shop.person("asha");
    await shop.fill("asha", "pot");
    const atGateway = () => db.read.selectFrom("payments").select("gateway_order_id").execute();
    await expect(placeOrder(shop.parts, purchase("asha"))).rejects.toThrow("ended");
    expect(await atGateway()).toEqual([{ gateway_order_id: null }]);
    ends = false;
    const again = await placeOrder(shop.parts, purchase("asha"));
    expect(await atGateway()).toEqual([{ gateway_order_id: again.ok && again.value.order_id }]);
    expect(await placeOrder(shop.parts, purchase("asha"))).toEqual(again);
  });

  it("hands on the session of a gateway that opens its window with one, and who buys", async () => {
    const mock = mockGateway("test-secret");
    const customers: GatewayCustomer[] = [];
    const gateway: PaymentGateway = {
      ...mock,
      async createOrder(order) {
        customers.push(order.customer);
        return { ...(await mock.createOrder(order)), session: "first" };
      },
      sessionOf: async (gatewayOrderId) => `again ${gatewayOrderId}`,
    };
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway });
    await shop.product("pot", 5);
    await shop.person("asha");
    await shop.fill("asha", "pot");
    const first = await placeOrder(shop.parts, purchase("asha"));
    expect(first).toMatchObject({ value: { payment_session: "first" } });
    expect(await placeOrder(shop.parts, purchase("asha"))).toEqual(first);
    const session = `again ${first.ok && first.value.order_id}`;
    for (const method of ["card", "qr"] as const) {
      const next = await placeOrder(shop.parts, { ...purchase("asha", method), method });
      expect(next).toMatchObject({ value: { payment_session: session } });
    }
    expect(customers).toEqual([{ name: "Asha Rao", phone: "+919812345678", email: "asha@example.com" }]);
  });

  it("gives 50 calls with one key one order and one answer, and refuses another body", async () => {
    const shop = await open();
    await shop.fill("asha", "pot");
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(purchase("asha"))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await shop.countOrders()).toBe(1);
    shop.pass(24 * 60 * minute);
    expect(await shop.place(purchase("asha"))).toEqual(answers[0]);
    const other = await placeOrder(shop.parts, { ...purchase("asha"), method: "qr" });
    expect(other).toMatchObject({ ok: false, reason: "keyReused" });
  });

  it("sells 20 to 60 buyers of whom each wants one", async () => {
    const shop = await open(20);
    const buyers = Array.from({ length: 60 }, (_, at) => `buyer-${at}`);
    for (const buyer of buyers) await shop.fill(buyer, "pot");
    const placed = await Promise.all(buyers.map((buyer) => placeOrder(shop.parts, purchase(buyer))));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(20);
    const reasons = new Set(placed.flatMap((one) => (one.ok ? [] : [one.reason])));
    expect([...reasons].every((reason) => reason === "outOfStock" || reason === "cartChanged")).toBe(true);
    expect(await shop.stock("pot")).toEqual({ free: 0, held: 20, sold: 0 });
  });

  it("takes the same purchase up again instead of holding twice", async () => {
    const shop = await open(2);
    await shop.fill("asha", "pot", 1);
    const first = await shop.place(purchase("asha", "key-1"));
    const again = await shop.place({ ...purchase("asha", "key-2"), method: "qr" });
    expect(again.order_id).toBe(first.order_id);
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 1, sold: 0 });
    expect(await shop.countOrders()).toBe(1);
  });

  it("replaces a pending order when the cart changed, and gives its stock back", async () => {
    const shop = await open(5);
    await shop.product("pan", 5);
    await shop.fill("asha", "pot");
    const first = await shop.place(purchase("asha", "key-1"));
    await shop.fill("asha", "pan");
    const second = await shop.place(purchase("asha", "key-2"));
    expect(second.order_id).not.toBe(first.order_id);
    expect(await shop.stock("pot")).toEqual({ free: 4, held: 1, sold: 0 });
    // Paid in the other tab after all: the money goes back, the goods go out once.
    await shop.pay("asha", second);
    expect(await shop.pay("asha", first)).toMatchObject({ value: { state: "refunding" } });
    expect(await shop.stock("pot")).toEqual({ free: 4, held: 0, sold: 1 });
  });

  it("refuses another cart, another sum, an empty cart and an unknown address, and holds nothing", async () => {
    const shop = await open();
    const refused = async (over: Partial<Purchase>) => {
      const placed = await placeOrder(shop.parts, { ...purchase("asha", String(Math.random())), ...over });
      return placed.ok ? "placed" : placed.reason;
    };
    expect(await refused({})).toBe("cartEmpty");
    const cart = await shop.fill("asha", "pot", 2);
    expect(await refused({ items: [{ productId: productIdOf("pot"), quantity: 3 }] })).toBe("cartChanged");
    expect(await refused({ shownPaise: cart.quote.total - 1 })).toBe("cartChanged");
    expect(await refused({ addressId: "somebody-else" })).toBe("addressNeeded");
    expect(await shop.stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
    expect(
      await refused({
        shownPaise: cart.quote.total,
        items: [{ productId: productIdOf("pot"), quantity: 2 }],
      }),
    ).toBe("placed");
  });

  it("gives the stock back when nobody pays for 15 minutes", async () => {
    const shop = await open();
    await shop.fill("asha", "pot", 2);
    await shop.place(purchase("asha"));
    shop.pass(14 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.stock("pot")).toEqual({ free: 3, held: 2, sold: 0 });
    shop.pass(2 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
    expect((await shop.cart.cart("asha")).itemCount).toBe(2);
  });

  it("revives an expired order for late money while there is stock, and refunds it once there is none", async () => {
    const shop = await open(1);
    await shop.fill("asha", "pot");
    const late = await shop.place(purchase("asha"));
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    await shop.fill("vik", "pot");
    const theirs = await shop.place(purchase("vik"));
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.pay("vik", theirs)).toMatchObject({ value: { state: "paid" } });
    expect(await shop.pay("asha", late)).toMatchObject({ value: { state: "refunding" } });
    await runPaymentJob(shop.parts);
    const payment = await shop.parts.payments.ofOrder(shop.db.read, late.orderId);
    expect(payment?.status).toBe("refunded");
    expect(await shop.stock("pot")).toEqual({ free: 0, held: 0, sold: 1 });
  });

  it("gives stock and money back when a paid order is cancelled before it leaves", async () => {
    const shop = await open(9);
    await shop.fill("asha", "pot", 3);
    const start = await shop.place(purchase("asha"));
    await shop.pay("asha", start);
    expect((await cancelOrder(shop.parts, start.orderId, "customer", "asha")).ok).toBe(true);
    expect((await cancelOrder(shop.parts, start.orderId, "customer", "asha")).ok).toBe(false);
    await runPaymentJob(shop.parts);
    expect(await shop.stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    const refunds = await shop.parts.payments.refunds.of(shop.db.read, [start.orderId]);
    expect(refunds).toMatchObject([{ amount_paise: start.amount, state: "done" }]);
  });

  it("takes the welcome code on the first order and no other", async () => {
    const shop = await open();
    await shop.fill("asha", "pot");
    await shop.cart.usePromo("asha", "welcome10");
    const start = await shop.place(purchase("asha", "key-1"));
    await shop.pay("asha", start);
    const order = await shop.parts.orders.find(shop.db.read, start.orderId);
    expect(order?.quote.promo).toBeGreaterThan(0);
    await shop.fill("asha", "pot");
    expect(await shop.cart.usePromo("asha", "WELCOME10")).toMatchObject({ ok: false, reason: "promoUsed" });
  });

  it("believes no forged mock payment", async () => {
    const shop = await open();
    await shop.fill("asha", "pot");
    const start = await shop.place(purchase("asha"));
    const report = {
      gatewayOrderId: start.order_id,
      gatewayPaymentId: start.mock_payment_id ?? "",
      claimsMock: true,
    };
    const verify = (userId: string, signature: string, over = {}) =>
      verifyPayment(shop.parts, { ...report, userId, signature, ...over });
    expect(await verify("asha", "0".repeat(64))).toMatchObject({ reason: "badSignature" });
    expect(await verify("mallory", start.mock_signature ?? "")).toMatchObject({ reason: "notFound" });
    const otherId = { gatewayPaymentId: "pay_mock_mine" };
    expect(await verify("asha", start.mock_signature ?? "", otherId)).toMatchObject({
      reason: "badSignature",
    });
    expect(await verify("asha", start.mock_signature ?? "", { claimsMock: false })).toMatchObject({
      reason: "mockRefused",
    });
    expect((await shop.stock("pot"))?.sold).toBe(0);
  });

  it("settles once, however often it is told at the same time", async () => {
    const shop = await open();
    await shop.fill("asha", "pot");
    const start = await shop.place(purchase("asha"));
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.pay("asha", start)));
    expect(answers.every((answer) => answer.ok && answer.value.state === "paid")).toBe(true);
    await shop.parts.outbox.deliver();
    expect(shop.sent).toHaveLength(1);
    expect(await shop.stock("pot")).toEqual({ free: 4, held: 0, sold: 1 });
    const events = await shop.parts.orders.events(start.orderId);
    expect(events.map(({ status }) => status).sort()).toEqual(["ordered", "pending"]);
  });
});
