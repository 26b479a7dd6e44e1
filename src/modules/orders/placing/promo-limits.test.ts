import { describe, expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";

const rule = {
  code: "DIWALI",
  percent: 0,
  paise: 5_00,
  shipsFree: false,
  minimumPaise: 0,
  times: 10,
  perCustomer: 1 as number | null,
  firstOrder: false,
  beginsAt: null as number | null,
  endsAt: null as number | null,
  isOn: true,
};

describeOnBothEngines("a code with an end", (openFresh) => {
  async function open(more: Partial<typeof rule> = {}) {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    await shop.promoCodes.putPromos("owner", [{ ...rule, ...more }]);
    await shop.promoCodes.catchUp();
    await shop.product("lamp", 1_000);
    const withCode = async (userId: string) => {
      await shop.fill(userId, "lamp");
      return shop.cart.usePromo(userId, "diwali");
    };
    const place = (userId: string, key = "k") =>
      placeOrder(shop.parts, { userId, key, method: "card", lang: "en" });
    const used = async () => (await shop.promoCodes.promos()).find(({ code }) => code === "DIWALI")?.used;
    return { db, shop, withCode, place, used };
  }

  it("goes to ten of fifty who order at once, and the others are told", async () => {
    const { db, withCode, place, used } = await open();
    const customers = Array.from({ length: 50 }, (_, at) => `customer-${at}`);
    for (const userId of customers) expect((await withCode(userId)).ok).toBe(true);
    const placed = await Promise.all(customers.map((userId) => place(userId)));
    const reasons = placed.map((one) => (one.ok ? "placed" : one.reason));
    const orders = await db.read.selectFrom("orders").select("promo_code").execute();
    expect(orders.filter(({ promo_code }) => promo_code === "DIWALI")).toHaveLength(10);
    expect(await used()).toBe(10);
    // Who looks after the tenth order finds a cart without the code; who was faster than that is refused.
    expect(reasons.every((reason) => reason === "placed" || reason === "promoSpent")).toBe(true);
    const uses = await db.read.selectFrom("promo_uses").selectAll().execute();
    expect(uses).toHaveLength(10);
  });

  it("comes back with an order that ends before it leaves, paid or not", async () => {
    const { shop, withCode, place, used } = await open({ times: 1 });
    await withCode("asha");
    const first = await place("asha");
    if (!first.ok) throw new Error(first.reason);
    expect(await withCode("ravi")).toMatchObject({ reason: "promoSpent" });
    // The customer's own order holds it: asking again finds the same order.
    expect(await place("asha", "again")).toMatchObject({ value: { orderId: first.value.orderId } });
    await cancelOrder(shop.parts, first.value.orderId, "customer", "asha");
    expect(await used()).toBe(0);
    expect((await withCode("ravi")).ok).toBe(true);
    const second = await place("ravi");
    if (!second.ok) throw new Error(second.reason);
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(second.value)), new Headers());
    expect(await used()).toBe(1);
    expect(await withCode("asha")).toMatchObject({ reason: "promoSpent" });
    await cancelOrder(shop.parts, second.value.orderId, "staff", "staff");
    expect(await used()).toBe(0);
    expect((await withCode("asha")).ok).toBe(true);
  });

  it("gives late money back where others have had the code meanwhile", async () => {
    const { db, shop, withCode, place } = await open({ times: 1 });
    await withCode("asha");
    const first = await place("asha");
    if (!first.ok) throw new Error(first.reason);
    await cancelOrder(shop.parts, first.value.orderId, "expired", "sweep");
    await withCode("ravi");
    expect((await place("ravi")).ok).toBe(true);
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(first.value)), new Headers());
    const refunds = await db.read.selectFrom("refunds").select(["order_id", "reason"]).execute();
    expect(refunds).toEqual([{ order_id: first.value.orderId, reason: "late" }]);
    const stock = await shop.stock("lamp");
    expect([stock?.held, stock?.sold]).toEqual([1, 0]);
  });

  it.each([{ perCustomer: 1 }, { perCustomer: null, firstOrder: true }])(
    "gives late money back where another order of the same customer waits with it (%j)",
    async (more) => {
      const { db, shop, withCode, place, used } = await open(more);
      await withCode("asha");
      const first = await place("asha");
      if (!first.ok) throw new Error(first.reason);
      await cancelOrder(shop.parts, first.value.orderId, "expired", "sweep");
      expect((await place("asha", "again")).ok).toBe(true);
      await hearWebhook(shop.parts, message("payment.captured", paymentFor(first.value)), new Headers());
      const refunds = await db.read.selectFrom("refunds").select(["order_id", "reason"]).execute();
      expect(refunds).toEqual([{ order_id: first.value.orderId, reason: "late" }]);
      expect(await used()).toBe(1);
    },
  );

  describe("for guests", () => {
    const to = { name: "Asha Rao", street: "12 Lake Road", city: "Bengaluru", state: "Karnataka" };
    const guest = (userId: string, phone = "98123 45678"): Purchase => ({
      userId,
      key: "k",
      method: "card",
      lang: "en",
      guest: {},
      address: { ...to, phone, pinCode: "560001", country: "India" },
    });
    it.each([{ perCustomer: 1 }, { perCustomer: null, firstOrder: true }])(
      "asks for an account where it looks at who one is, in the cart and at the end (%j)",
      async (more) => {
        const { db, shop, used } = await open(more);
        const refused = { ok: false, reason: "promoNeedsAccount", field: "code" };
        await shop.fill("guest-1", "lamp");
        expect(await shop.cart.usePromo("guest-1", "diwali", { isGuest: true })).toMatchObject(refused);
        // As if it had been taken while the code was for everybody.
        expect((await shop.cart.usePromo("guest-1", "diwali")).ok).toBe(true);
        for (const phone of ["98123 45678", "98123 45679"])
          expect(await placeOrder(shop.parts, guest("guest-1", phone))).toMatchObject(refused);
        expect(await used()).toBe(0);
        expect(await db.read.selectFrom("orders").selectAll().execute()).toEqual([]);
        await shop.cart.dropPromo("guest-1");
        expect((await placeOrder(shop.parts, guest("guest-1"))).ok).toBe(true);
      },
    );

    it("takes it as often as it says where it is for everybody", async () => {
      const { shop, used } = await open({ perCustomer: null, times: 2 });
      const buy = async (userId: string) => {
        await shop.fill(userId, "lamp");
        const taken = await shop.cart.usePromo(userId, "diwali", { isGuest: true });
        return taken.ok ? (await placeOrder(shop.parts, guest(userId))).ok : taken.reason;
      };
      const ends = [await buy("guest-1"), await buy("guest-2"), await buy("guest-3")];
      expect(ends).toEqual([true, true, "promoSpent"]);
      expect(await used()).toBe(2);
    });
  });

  it("counts between its days, from its minimum on, and for a first order where it says so", async () => {
    const { shop, withCode, place } = await open({ minimumPaise: 10_000_00, times: 5 });
    const taken = await withCode("asha");
    expect(taken).toMatchObject({ value: { quote: { promo: 0 }, promo: { minimumPaise: 10_000_00 } } });
    const placed = await place("asha");
    if (!placed.ok) throw new Error(placed.reason);
    expect((await shop.parts.orders.find(shop.parts.db.read, placed.value.orderId))?.promoCode).toBeNull();
    await shop.promoCodes.putPromos("owner", [{ ...rule, endsAt: shop.time.now }]);
    await shop.promoCodes.catchUp();
    expect(await withCode("ravi")).toMatchObject({ reason: "promoUnknown" });
    await shop.promoCodes.putPromos("owner", [{ ...rule, beginsAt: shop.time.now + 1 }]);
    await shop.promoCodes.catchUp();
    expect(await withCode("ravi")).toMatchObject({ reason: "promoUnknown" });
  });
});
