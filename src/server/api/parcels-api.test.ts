import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { setGroup } from "#support/let-guests-in.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("the calls of parcels that are booked", (openFresh) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  async function open({ isSetUp = true } = {}) {
    const { settings } = await openFresh({ demo: true });
    await setGroup(settings, "seller", { pinCode: "560001" });
    const standIn = await startCourier();
    const shop = await openShop(settings, { env: { DEMO_FULFILMENT: "0", ...(isSetUp && standIn.env) } });
    endings.push(standIn.stop, shop.stop);
    const db = openDatabase(settings);
    const people = {
      packer: await signedUpUser(db, { role: "packer" }),
      accountant: await signedUpUser(db, { role: "accountant" }),
      editor: await signedUpUser(db, { role: "editor" }),
    };
    const buyer = await buyerWith(db, await plainProduct(db));
    await db.close();
    const call = async (method: string, path: string, body?: object, token = people.packer.token) => {
      const answer = await shop.call(method, path, { token, ...(body && { body }) });
      return [answer.status, answer.body, answer.headers] as const;
    };
    const [, placed] = await call("POST", "/cart/checkout", { paymentMethod: "card" }, buyer.token);
    const paid = {
      razorpay_order_id: placed.order_id,
      razorpay_payment_id: placed.mock_payment_id,
      razorpay_signature: placed.mock_signature,
      is_mock: true,
    };
    await call("POST", "/cart/verify-payment", paid, buyer.token);
    const order = `/manage/orders/${placed.orderId}`;
    await call("POST", `${order}/pack`, {});
    return { ...people, buyer, call, order, standIn };
  }

  it("book for whoever sends orders, print the label through the shop, and show no key", async () => {
    const { call, order, buyer, accountant, editor } = await open();
    const [, { offers, grams, isOpen }] = await call("GET", `${order}/bookings`);
    expect(isOpen).toBe(true);
    const { courier, service, paise: shownPaise } = offers[0];
    const wish = { grams, courier, service, shownPaise };
    for (const [{ token }, status] of [
      [buyer, 404],
      [accountant, 403],
      [editor, 403],
    ] as const) {
      expect((await call("GET", `${order}/bookings`, undefined, token))[0]).toBe(status);
      expect((await call("POST", `${order}/bookings`, wish, token))[0]).toBe(status);
    }
    for (const [wrong, field] of [
      [{ grams: 0 }, "grams"],
      [{ grams: 50_001 }, "grams"],
      [{ courier: "" }, "courier"],
      [{ shownPaise: -1 }, "shownPaise"],
    ] as const) {
      const [status, body] = await call("POST", `${order}/bookings`, { ...wish, ...wrong });
      expect([status, body.field]).toEqual([422, field]);
    }
    expect((await call("POST", `${order}/bookings`, { ...wish, courier: "nobody" }))[0]).toBe(404);
    expect((await call("POST", `${order}/bookings`, wish))[0]).toBe(200);
    const [, shown] = await call("GET", `${order}/bookings`);
    const [{ id }] = shown.bookings;
    const label = await call("GET", `/manage/bookings/${id}/label`);
    expect([label[0], label[2].get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await call("GET", `/manage/bookings/${id}/label`, undefined, accountant.token))[0]).toBe(403);
    expect(JSON.stringify([offers, shown])).not.toMatch(/standin-|token-/);
  });

  it("say a refusal in the courier's words, and that it is silent in the shop's own", async () => {
    const { call, order, standIn } = await open();
    const [, { offers, grams }] = await call("GET", `${order}/bookings`);
    const { courier, service, paise: shownPaise } = offers[0];
    const book = () => call("POST", `${order}/bookings`, { grams, courier, service, shownPaise });
    await standIn.failBooking("refuse");
    const [status, body] = await book();
    expect([status, body.error, body.message]).toEqual([
      409,
      "COURIER_REFUSED",
      expect.stringContaining("The courier says no: Insufficient balance"),
    ]);
    await standIn.failBooking("cut");
    await standIn.behave("");
    expect((await book())[0]).toBe(200);
  });

  it("offer nothing where no courier takes bookings", async () => {
    const { call, order } = await open({ isSetUp: false });
    const [, shown] = await call("GET", `${order}/bookings`);
    expect([shown.isOpen, shown.offers, shown.bookings]).toEqual([false, [], []]);
    const wish = { grams: 500, courier: "shiprocket", service: "10", shownPaise: 100_00 };
    expect((await call("POST", `${order}/bookings`, wish))[0]).toBe(404);
  });
});
