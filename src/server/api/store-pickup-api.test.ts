import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("the calls of orders that are collected", (openFresh) => {
  let shop: ShopForTests | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  async function open() {
    const { settings } = await openFresh({ demo: true });
    const running = await openShop(settings);
    shop = running;
    const db = openDatabase(settings);
    const owner = await signedUpUser(db, { role: "owner" });
    const packer = await signedUpUser(db, { role: "packer" });
    const buyer = await buyerWith(db, await plainProduct(db));
    await db.close();
    const call = async (method: string, path: string, body?: object, token = owner.token) => {
      const answer = await running.call(method, path, { token, ...(body && { body }) });
      return [answer.status, answer.body] as const;
    };
    const set = (body: object) => call("PUT", "/manage/pickup/delhi", body);
    const good = { isOpen: true, state: "07", days: "2", ready: "Tomorrow", readyHi: "कल" };
    return { ...running, call, set, good, packer, buyer };
  }

  it("refuse what an owner types wrongly, field by field, and keep nothing of it", async () => {
    const { call, set, good } = await open();
    for (const [wrong, error, field] of [
      [{ days: "0" }, "PICKUP_DAYS_UNUSABLE", "days"],
      [{ days: "61" }, "PICKUP_DAYS_UNUSABLE", "days"],
      [{ days: "two" }, "PICKUP_DAYS_UNUSABLE", "days"],
      [{ state: "" }, "PICKUP_STATE_MISSING", "state"],
      [{ state: "99" }, "PICKUP_STATE_MISSING", "state"],
      [{ ready: "x".repeat(81) }, "INVALID_INPUT", "ready"],
      [{ isOpen: "perhaps" }, "INVALID_INPUT", "isOpen"],
    ] as const) {
      const [status, body] = await set({ ...good, ...wrong });
      expect([status, body.error, body.field]).toEqual([422, error, field]);
    }
    expect((await call("PUT", "/manage/pickup/nowhere", good))[0]).toBe(404);
    expect((await call("GET", "/pickup-stores"))[1].stores).toEqual([]);
    expect((await set(good))[0]).toBe(200);
    expect((await call("GET", "/pickup-stores"))[1].stores).toMatchObject([
      { id: "delhi", state: "Delhi", days: 2, ready: "Tomorrow" },
    ]);
  });

  it("enter an order by phone for a store that lets it, and refuse any other", async () => {
    const { call, set, good } = await open();
    await set(good);
    const [, found] = await call("POST", "/manage/order-draft", { search: "cushion" });
    const { productId, choices } = found.draft.found[0];
    const { colour, size } = choices.find(({ free }: { free: number }) => free > 0);
    const address = { name: "Meera Das", phone: "98123 00001", street: "5 Hill Road" };
    const entered = {
      ...{ address: { ...address, city: "Mumbai", state: "Maharashtra", pinCode: "400050" } },
      ...{ items: [{ productId, colour, size, quantity: 1 }], payment: "paid" },
    };
    for (const storeId of ["mumbai", "nowhere", "' or 1=1 --", "x".repeat(101), 7, { id: "delhi" }]) {
      const [status, body] = await call("POST", "/manage/orders", { ...entered, storeId });
      expect([status, body.success, body.field]).toEqual([422, false, "storeId"]);
    }
    const [, refused] = await call("POST", "/manage/orders", { ...entered, storeId: "mumbai" });
    expect(refused.error).toBe("NOT_COLLECTED_THERE");
    expect(refused.message).toContain("cannot be collected in this store");
    for (const missing of ["name", "phone"]) {
      const wrong = { ...entered, address: { ...entered.address, [missing]: "" } };
      const [status, body] = await call("POST", "/manage/orders", { ...wrong, storeId: "delhi" });
      expect([status, body.field]).toEqual([422, missing]);
    }
    // This shop offers no cash.
    const owed = await call("POST", "/manage/orders", { ...entered, payment: "cash", storeId: "delhi" });
    expect([owed[0], owed[1].field]).toEqual([422, "payment"]);
    const [status, { order }] = await call("POST", "/manage/orders", { ...entered, storeId: "delhi" });
    expect([status, order.collect.name]).toEqual([200, "Haat Connaught Place"]);
  });

  it("refuse a forged store at the checkout, and give the code to the buyer alone", async () => {
    const { call, set, good, packer, buyer } = await open();
    await set(good);
    const buy = (storeId: unknown) =>
      call("POST", "/cart/checkout", { paymentMethod: "card", storeId }, buyer.token);
    for (const forged of ["mumbai", "nowhere", "' or 1=1 --", "x".repeat(101), 7, { id: "delhi" }]) {
      const [status, body] = await buy(forged);
      expect([status, body.field]).toEqual([422, "storeId"]);
    }
    const [, placed] = await buy("delhi");
    const paid = {
      razorpay_order_id: placed.order_id,
      razorpay_payment_id: placed.mock_payment_id,
      razorpay_signature: placed.mock_signature,
      is_mock: true,
    };
    await call("POST", "/cart/verify-payment", paid, buyer.token);
    const order = `/manage/orders/${placed.orderId}`;
    await call("POST", `${order}/pack`, {}, packer.token);
    expect((await call("POST", `${order}/ready`, {}, buyer.token))[0]).toBe(404);
    expect((await call("POST", `${order}/ready`, {}, packer.token))[0]).toBe(200);
    const [, shown] = await call("GET", `/orders/${placed.orderId}`, undefined, buyer.token);
    const { code } = shown.order.collect.atCounter;
    expect(code).toMatch(/^\d{6}$/);
    for (const path of [order, `/manage/log?subject=${placed.orderId}`])
      expect(JSON.stringify(await call("GET", path))).not.toContain(code);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const body of [
      {},
      { code: wrong },
      { code: "12345" },
      { code: `${code}0` },
      { code: "x".repeat(21) },
      { paid: "gold" },
    ])
      expect([body, (await call("POST", `${order}/collected`, body))[0]]).toEqual([body, 422]);
    expect((await call("POST", `${order}/collected`, { code }, buyer.token))[0]).toBe(404);
    expect((await call("POST", `${order}/collected`, { code, seen: 1 }))[1].error).toBe("ORDER_CHANGED");
    expect((await call("POST", `${order}/collected`, { code }))[0]).toBe(200);
  });
});
