import { afterEach, beforeEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
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
    db = await openFresh({ demo: true });
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
    for (const wrong of ["gold", "", 7, undefined])
      expect((await checkout({ paymentMethod: wrong })).body).toMatchObject({
        statusCode: 422,
        field: "paymentMethod",
        message: "paymentMethod: one of card, qr, paypal, apple-pay, google-pay, cash",
      });
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

  it.each(["productId", "product", "_id", "id"])(
    "take a cart whose items name the product by %s",
    async (name) => {
      await start();
      await fill();
      const items = [{ [name]: productId, quantity: 2 }];
      expect((await checkout({ paymentMethod: "google_pay", items })).status).toBe(200);
    },
  );

  it("take the items of the cart as they were given", async () => {
    await start();
    const { items } = (await fill()).body.data;
    expect((await checkout({ paymentMethod: "creditCard", items })).status).toBe(200);
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

  it("deliver to the address in the call, or say both ways to name one", async () => {
    await start();
    const ravi = await signedUpUser(db);
    await fill(ravi, 1);
    const place = (more: object, key: string) => checkout({ paymentMethod: "card", ...more }, key, ravi);
    const refused = await place({}, "none");
    expect([refused.status, refused.body.error, refused.body.field]).toEqual([
      422,
      "ADDRESS_NEEDED",
      "address",
    ]);
    expect(refused.body.message).toMatch(/address object.*POST \/api\/addresses/);
    const address = {
      name: "Ravi Nair",
      phone: "98123 45678",
      street: "4 Hill Road",
      city: "Kochi",
      state: "Kerala",
      zipCode: "682001",
    };
    const wrong = await place({ address: { ...address, zipCode: "0" } }, "wrong");
    expect([wrong.status, wrong.body.error, wrong.body.field]).toEqual([
      422,
      "PIN_CODE_UNUSABLE",
      "address.pinCode",
    ]);
    expect((await place({ address: { name: "Ravi" } }, "half")).body.field).toBe("address.phone");
    const placed = await place({ address }, "right");
    expect(placed.status).toBe(200);
    expect((await place({ address }, "right")).body.order_id).toBe(placed.body.order_id);
    expect((await place({ address: { ...address, city: "Pune" } }, "right")).body.error).toBe("KEY_REUSED");
    const shown = await shop.call("GET", `/orders/${placed.body.orderId}`, as(ravi));
    expect(shown.body.order.address).toMatchObject({
      name: "Ravi Nair",
      pinCode: "682001",
      country: "India",
    });
    expect((await shop.call("GET", "/addresses", as(ravi))).body.addresses).toEqual([]);
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

  it("hold staff to the options and the stock that a cart is held to", async () => {
    await start();
    const staff = await signedUpUser(db, { staff: true });
    const enter = (...items: object[]) =>
      shop.call("POST", "/orders", { ...as(staff), body: { userId: asha.userId, items } });
    const plaid = await enter({ productId, quantity: 1, colour: "Plaid", size: "XXXL" });
    expect([plaid.status, plaid.body.error]).toEqual([422, "COLOUR_UNKNOWN"]);
    const { product_id: shirt } = await db.read
      .selectFrom("stock")
      .innerJoin("products", "products.id", "stock.product_id")
      .select("stock.product_id")
      .where("products.sizes", "<>", "[]")
      .where("products.colours", "<>", "[]")
      .where("stock.free", ">=", 3)
      .executeTakeFirstOrThrow();
    expect((await enter({ productId: shirt, quantity: 1 })).body.error).toBe("COLOUR_MISSING");
    const many = await enter({ productId, quantity: 6 }, { productId, quantity: 6 });
    expect([many.status, many.body.error]).toEqual([409, "TOO_MANY_OF_ONE"]);
    expect((await shop.call("GET", "/orders", as(asha))).body.orders).toEqual([]);
    const entered = await enter({ productId, quantity: 1 }, { productId, quantity: 2 });
    expect(entered.body.order.items).toMatchObject([{ productId, quantity: 3 }]);
  });
});
