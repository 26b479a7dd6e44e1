import { afterEach, beforeEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signed as hmacOf } from "#support/razorpay/gateway-books.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("live payments", (openFresh) => {
  let standIn: StandInGateway;
  beforeEach(async () => {
    standIn = await startGateway();
  });
  afterEach(() => standIn.stop());

  it("go through the gateway; mock data and forged words change nothing", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings, { env: standIn.settings });
    const as = { token: (await buyer(db)).token };
    const productId = await plainProduct(db);
    await shop.call("POST", "/cart/add", { ...as, body: { productId, quantity: 1 } });
    const placed = await shop.call("POST", "/cart/checkout", { ...as, body: { paymentMethod: "qr" } });
    expect(placed.body).toMatchObject({ is_mock: false, key_id: "rzp_test_standin" });
    expect(placed.body).not.toHaveProperty("mock_signature");
    const { pay_path: payPath, upi_link: upiLink } = placed.body;
    expect(upiLink).toMatch(/^upi:\/\/pay\?/);
    expect(placed.body.upi_code).toContain("<svg");
    expect((await shop.call("GET", payPath)).body.order).toMatchObject({ state: "open", upiLink, url: null });
    expect((await shop.call("GET", `${payPath.slice(0, -4)}AAAA`)).status).toBe(404);
    const verify = (body: object) => shop.call("POST", "/cart/verify-payment", { ...as, body });
    const forged = {
      razorpay_order_id: placed.body.order_id,
      razorpay_payment_id: "pay_forged",
      razorpay_signature: hmacOf(`${placed.body.order_id}|pay_forged`, "guess"),
    };
    expect((await verify({ ...forged, is_mock: true })).body.error).toBe("MOCK_REFUSED");
    expect((await verify(forged)).body.error).toBe("BAD_SIGNATURE");
    const callback = await standIn.pay(placed.body.order_id);
    const paid = await verify(callback);
    expect(paid.body).toMatchObject({ state: "paid", message: "Payment successful!" });
    expect((await verify(callback)).body.state).toBe("paid");
    const hook = (body: string, secret: string) =>
      shop.call("POST", "/webhooks/razorpay", {
        body,
        headers: { "x-razorpay-signature": hmacOf(body, secret) },
      });
    const message = JSON.stringify({ event: "payment.captured", payload: {} });
    expect((await hook(message, "standin-secret")).body.error).toBe("BAD_SIGNATURE");
    expect((await hook(message, "standin-webhook-secret")).status).toBe(200);
    await shop.stop();
  });

  it("say that the gateway does not answer, hold once and go on later with the same key", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings, { env: standIn.settings });
    const as = { token: (await buyer(db)).token };
    const productId = await plainProduct(db);
    await shop.call("POST", "/cart/add", { ...as, body: { productId, quantity: 1 } });
    const place = () =>
      shop.call("POST", "/cart/checkout", {
        ...as,
        body: { paymentMethod: "card" },
        headers: { "idempotency-key": "once" },
      });
    await standIn.fault("create", "500", 1);
    await standIn.fault("fetch", "500", 1);
    const refused = await place();
    expect([refused.status, refused.body.error]).toEqual([503, "PAYMENT_UNAVAILABLE"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const placed = await place();
    expect(placed.status).toBe(200);
    expect((await db.read.selectFrom("orders").selectAll().execute()).length).toBe(1);
    expect((await standIn.books()).orders).toHaveLength(1);
    await shop.stop();
  });
});
