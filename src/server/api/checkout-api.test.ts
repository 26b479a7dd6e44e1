import { afterEach, beforeEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signed as hmacOf } from "#support/gateway/gateway-books.ts";
import { type StandInGateway, startGateway } from "#support/gateway/start-gateway.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeOnBothEngines("the calls of checkout and orders", (openFresh) => {
  let shop: ShopForTests;
  let db: Awaited<ReturnType<typeof openFresh>>;
  let asha: Person;
  let productId: string;

  const as = (person: Person) => ({ token: person.token });
  const start = async (env: Record<string, string> = {}) => {
    shop = await openShop(db.settings, { env });
    asha = await buyer(db);
    productId = await plainProduct(db);
  };
  const fill = (person = asha, quantity = 2) =>
    shop.call("POST", "/cart/add", { ...as(person), body: { productId, quantity } });
  const checkout = (body: object = { paymentMethod: "card" }, key = "key-1", person = asha) =>
    shop.call("POST", "/cart/checkout", { ...as(person), body, headers: { "idempotency-key": key } });
  const verify = (answer: { body: Record<string, string> }, over: object = {}, person = asha) =>
    shop.call("POST", "/cart/verify-payment", {
      ...as(person),
      body: {
        razorpay_order_id: answer.body.order_id,
        razorpay_payment_id: answer.body.mock_payment_id,
        razorpay_signature: answer.body.mock_signature,
        is_mock: true,
        ...over,
      },
    });

  beforeEach(async () => {
    db = await openFresh();
  });
  afterEach(() => shop.stop());

  it("refuse a visitor, an empty cart and wrong input first", async () => {
    await start();
    for (const [method, path] of [
      ["POST", "/cart/checkout"],
      ["POST", "/cart/verify-payment"],
      ["GET", "/orders"],
      ["GET", "/orders/x"],
      ["GET", "/orders/track/x"],
      ["POST", "/orders/x/cancel"],
      ["POST", "/orders"],
      ["PUT", "/orders/x"],
    ] as const)
      expect((await shop.call(method, path)).status).toBe(401);
    expect((await checkout()).body.error).toBe("CART_EMPTY");
    expect((await checkout({ paymentMethod: "gold" })).status).toBe(422);
    // Cash on delivery is the owner's choice, and off.
    expect((await checkout({ paymentMethod: "Cash on delivery" })).status).toBe(422);
    expect((await checkout({ paymentMethod: "card", items: [{ productId, quantity: 1.5 }] })).status).toBe(
      422,
    );
    expect((await shop.call("PUT", "/orders/x", { ...as(asha), body: { status: "shipped" } })).status).toBe(
      403,
    );
  });

  it("order, pay, list, show and track, as documented", async () => {
    await start();
    await fill();
    const placed = await checkout({ paymentMethod: "Credit Card", items: [{ productId, quantity: 2 }] });
    expect(placed.body).toMatchObject({
      success: true,
      is_mock: true,
      currency: "INR",
      amount: expect.any(Number),
    });
    const paid = await verify(placed);
    expect(paid.body).toMatchObject({ success: true, message: "Mock payment successful!", state: "paid" });
    const { orderId } = paid.body;
    const list = await shop.call("GET", "/orders", as(asha));
    expect(list.body.data.orders).toHaveLength(1);
    expect(list.body.orders[0]).toMatchObject({ _id: orderId, id: orderId, status: "ordered" });
    expect(list.body.orders[0].items[0]).toMatchObject({ productId, quantity: 2, title: expect.any(String) });
    expect(list.body.orders[0].totalPaise).toBe(placed.body.amount);
    const short = String(orderId).slice(-6).toUpperCase();
    for (const id of [orderId, short, `  ${short.toLowerCase()} `]) {
      const tracked = await shop.call("GET", `/orders/track/${encodeURIComponent(id)}`, as(asha));
      expect(tracked.body.order).toMatchObject({
        orderId,
        status: "ordered",
        estimatedDelivery: expect.any(String),
      });
    }
    expect((await shop.call("GET", "/cart", as(asha))).body.data.items).toEqual([]);
  });

  it("show nobody else's order, not even by its six characters", async () => {
    await start();
    await fill();
    const placed = await checkout();
    const mallory = await signedUpUser(db);
    const id = String(placed.body.orderId);
    for (const [method, path] of [
      ["GET", `/orders/${id}`],
      ["GET", `/orders/track/${id}`],
      ["GET", `/orders/track/${id.slice(-6)}`],
    ] as const)
      expect((await shop.call(method, path, as(mallory))).status).toBe(404);
    const cancel = await shop.call("POST", `/orders/${id}/cancel`, { ...as(mallory), body: {} });
    expect(cancel.status).toBe(404);
    expect((await verify(placed, {}, mallory)).status).toBe(404);
  });

  it("price the server's cart: other items and other sums get 409 and the fresh quote", async () => {
    await start();
    await fill();
    for (const body of [
      { paymentMethod: "card", items: [{ productId, quantity: 3 }] },
      { paymentMethod: "card", items: [{ productId: "other", quantity: 2 }] },
      { paymentMethod: "card", shownPaise: 1 },
    ]) {
      const refused = await checkout(body);
      expect([refused.status, refused.body.error]).toEqual([409, "CART_CHANGED"]);
      expect(refused.body.data.quote.total).toBeGreaterThan(0);
    }
    for (const quantity of [-1, 0, 11, 1e9, 1.5, "NaN"])
      expect((await checkout({ paymentMethod: "card", items: [{ productId, quantity }] })).status).toBe(422);
  });

  it("let staff move an order on, forward only, and tell the customer", async () => {
    await start();
    const staff = await signedUpUser(db, { staff: true });
    await fill();
    const placed = await checkout();
    const id = placed.body.orderId;
    const move = (body: object) => shop.call("PUT", `/orders/${id}`, { ...as(staff), body });
    expect((await move({ status: "shipped" })).body.error).toBe("WRONG_MOVE");
    await verify(placed);
    expect((await move({ status: "ordered" })).status).toBe(409);
    const parcel = { status: "Shipped", carrier: "India Post", trackingNumber: "EX1" };
    expect((await move(parcel)).body.order).toMatchObject({ status: "shipped", carrier: "India Post" });
    expect((await move({ status: "processing" })).status).toBe(409);
    expect((await shop.call("POST", `/orders/${id}/cancel`, { ...as(asha), body: {} })).status).toBe(409);
    const tracked = await shop.call("GET", `/orders/track/${id}`, as(asha));
    expect(tracked.body.order).toMatchObject({ trackingNumber: "EX1" });
    expect(tracked.body.order.history.map(({ status }: { status: string }) => status)).toContain("shipped");
  });

  it("let staff enter an order that was paid by hand", async () => {
    await start();
    const staff = await signedUpUser(db, { staff: true });
    const body = { userId: asha.userId, items: [{ productId, quantity: 2 }] };
    expect((await shop.call("POST", "/orders", { ...as(asha), body })).status).toBe(403);
    const entered = await shop.call("POST", "/orders", { ...as(staff), body });
    expect(entered.body.order).toMatchObject({
      status: "ordered",
      method: "manual",
      paymentStatus: "captured",
    });
    expect((await shop.call("GET", "/orders", as(asha))).body.orders).toHaveLength(1);
  });
});

describeOnBothEngines("live payments", (openFresh) => {
  let standIn: StandInGateway;
  beforeEach(async () => {
    standIn = await startGateway();
  });
  afterEach(() => standIn.stop());

  it("go through the gateway; mock data and forged words change nothing", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings, { env: standIn.settings });
    const as = { token: (await buyer(db)).token };
    const productId = await plainProduct(db);
    await shop.call("POST", "/cart/add", { ...as, body: { productId, quantity: 1 } });
    const placed = await shop.call("POST", "/cart/checkout", { ...as, body: { paymentMethod: "qr" } });
    expect(placed.body).toMatchObject({ is_mock: false, key_id: "rzp_test_standin" });
    expect(placed.body).not.toHaveProperty("mock_signature");
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
    const db = await openFresh();
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
