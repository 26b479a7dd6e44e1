import { expect, it } from "vitest";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { collectDependencies } from "#platform/invalidation/dependencies.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import type { WantedDiscount } from "./office-service.ts";

const wanted: WantedDiscount = {
  ...{ kind: "goods", name: { en: "Festive days", hi: "त्योहार" }, buy: 0, free: 0, percent: 10, paise: 0 },
  ...{ minimumPaise: 0, productId: null, category: null, customer: "", beginsAt: null, endsAt: null },
};
const threeForTwo = { ...wanted, kind: "freePieces", name: { en: "Buy 2, get 1 free", hi: "" } } as const;
const pieces = { buy: 2, free: 1, percent: 0 };

describeOnBothEngines("discounts that need no code", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    const { automaticDiscounts: discounts } = shop;
    await shop.product("lamp", 100);
    await shop.product("mat", 100, { price: 500, discount: 0 });
    Object.assign(shop.services.accounts, {
      provenCustomer: async (typed: string) => (typed === "asha@example.com" ? "asha" : undefined),
      namesOf: async (ids: readonly string[]) => new Map(ids.map((id) => [id, `Name of ${id}`])),
    });
    const make = async (over: Partial<typeof wanted>) => {
      const made = await discounts.office.make("meera", { ...wanted, ...over });
      if (!made.ok) throw new Error(made.reason);
      await discounts.catchUp();
      // Those that are made later sort later.
      shop.pass(1);
      return made.value;
    };
    const catchUp = () => discounts.catchUp();
    const place = (userId: string, key = "k") =>
      placeOrder(shop.parts, { userId, key, method: "card", lang: "en" });
    return { db, shop, discounts, make, catchUp, place };
  }

  it("are made, changed as they were seen, switched off and on, removed, and noted", async () => {
    const { db, discounts, make, catchUp, shop } = await open();
    const { office } = discounts;
    const { id } = await make({ beginsAt: 5, endsAt: null });
    const { kind: _, productId: __, category: ___, customer: ____, ...terms } = { ...wanted, beginsAt: 5 };
    const by = { by: "meera", id };
    await shop.fill("asha", "mat");
    const isKnown = async () => {
      await catchUp();
      return (await shop.cart.cart("asha")).promo !== null;
    };
    expect(await isKnown()).toBe(true);
    expect(await office.change({ ...by, seen: 1 }, { ...terms, percent: 20 })).toMatchObject({
      value: { percent: 20, version: 2, state: "on" },
    });
    const late = await Promise.all([
      office.change({ ...by, by: "ravi", seen: 1 }, terms),
      office.turn({ ...by, seen: 1 }, false),
      office.remove({ ...by, seen: 1 }),
    ]);
    expect(late.map((one) => !one.ok && one.reason)).toEqual(Array(3).fill("discountChanged"));
    expect(await office.change({ ...by, seen: 2 }, { ...terms, percent: 0 })).toMatchObject({
      ...{ reason: "discountTakesNothing", field: "percent" },
    });
    expect(await office.turn({ ...by, seen: 2 }, false)).toMatchObject({ value: { state: "off" } });
    expect(await isKnown()).toBe(false);
    expect(await office.turn({ ...by, seen: 3 }, true)).toMatchObject({ value: { state: "on" } });
    expect(await isKnown()).toBe(true);
    expect(await office.remove({ ...by, seen: 4 })).toMatchObject({ ok: true });
    expect(await isKnown()).toBe(false);
    expect(await office.remove({ ...by, seen: 4 })).toMatchObject({ reason: "notFound" });
    const entries = await listAuditEntries(db.read, { subject: id, limit: 9 });
    const named = { name: "Festive days" };
    expect(
      entries.map(({ action, before, after }) => [
        action,
        JSON.parse(before ?? "{}"),
        JSON.parse(after ?? "{}"),
      ]),
    ).toEqual([
      ["remove discount", expect.objectContaining({ ...named, percent: 20 }), {}],
      ["switch discount on", { ...named, isOn: false }, { ...named, isOn: true }],
      ["switch discount off", { ...named, isOn: true }, { ...named, isOn: false }],
      ["change discount", { ...named, percent: 10 }, { ...named, percent: 20 }],
      [
        "make discount",
        {},
        expect.objectContaining({ ...named, nameHi: "त्योहार", firstOrder: false, beginsAt: 5 }),
      ],
    ]);
  });

  it("are of something that there is, and named by it", async () => {
    const { discounts, make } = await open();
    const { office } = discounts;
    const pot = { ...threeForTwo, ...pieces };
    for (const [wrong, field, reason] of [
      [{ ...pot, productId: productIdOf("gone") }, "product", "invalidProduct"],
      [{ ...pot, category: "nowhere" }, "category", "categoryUnknown"],
      [{ kind: "customer", customer: "ravi@example.com" }, "customer", "customerUnknown"],
    ] as const)
      expect(await office.make("meera", { ...wanted, ...wrong })).toMatchObject({ ok: false, field, reason });
    await make({ ...pot, productId: productIdOf("mat") });
    await make({ kind: "category", category: "things" });
    await make({ kind: "customer", customer: "asha@example.com" });
    await make({});
    const names = await office.withNames(await office.list(), "en");
    expect(names.map(({ of }) => of)).toEqual([
      `Thing ${productIdOf("mat")}`,
      ...["Things", "Name of asha", null],
    ]);
  });

  it("come to every cart by themselves, on the bill by their name, the best of them alone", async () => {
    const { shop, make, place, db } = await open();
    const { id } = await make({ ...threeForTwo, ...pieces, category: "things" });
    await make({ percent: 5 });
    const before = await shop.fill("asha", "mat", 2);
    expect(before.quote.charges[0]).toMatchObject({ params: { name: "Festive days", nameHi: "त्योहार" } });
    const cart = await shop.fill("asha", "lamp");
    const [mat, lamp] = cart.lines;
    if (!mat || !lamp) throw new Error("Two lines were filled in.");
    const cheapest = Math.min(mat.unitPaise, lamp.unitPaise);
    expect(cart).toMatchObject({ promo: { code: id, isAutomatic: true }, quote: { promo: cheapest } });
    expect(cart.quote.charges[0]).toMatchObject({ kind: "promo", params: { name: "Buy 2, get 1 free" } });
    expect((await place("asha")).ok).toBe(true);
    const lines = await db.read.selectFrom("order_lines").select("less_paise").execute();
    expect(lines.reduce((sum, { less_paise }) => sum + less_paise, 0)).toBe(cheapest);
    // Who knows what it is called inside the shop has no code.
    expect(await shop.cart.usePromo("asha", id)).toMatchObject({ reason: "promoUnknown" });
  });

  it("give way to a code that works", async () => {
    const { shop, make } = await open();
    await make({ percent: 50 });
    await shop.fill("asha", "mat");
    expect(await shop.cart.usePromo("asha", "welcome10")).toMatchObject({
      value: { promo: { code: "WELCOME10" } },
    });
    expect(await shop.cart.dropPromo("asha")).toMatchObject({ promo: { percent: 50 } });
  });

  it("run from their first to their last moment, and a page that tells of them is made anew then", async () => {
    const { shop, make, discounts } = await open();
    const now = shop.time.now + 2;
    await make({
      ...threeForTwo,
      ...pieces,
      productId: productIdOf("mat"),
      beginsAt: now + 1_000,
      endsAt: now + 2_000,
    });
    await make({ kind: "customer", customer: "asha@example.com" });
    await shop.fill("ravi", "mat", 3);
    const told = () =>
      collectDependencies(async () => discounts.shownOn(productIdOf("mat"), ["things"], "hi"));
    const isOff = async () => (await shop.cart.cart("ravi")).promo !== null;
    expect([await isOff(), await told()]).toMatchObject([
      false,
      { made: [], dependencies: { until: now + 1_000 } },
    ]);
    shop.pass(1_000);
    expect([await isOff(), await told()]).toMatchObject([
      true,
      { made: ["Buy 2, get 1 free"], dependencies: { until: now + 2_000 } },
    ]);
    expect(await discounts.shownIn([productIdOf("mat"), productIdOf("lamp")], "en")).toEqual({
      [productIdOf("mat")]: [
        { id: expect.any(String), name: "Buy 2, get 1 free", pieces: { buy: 2, free: 1 } },
      ],
      [productIdOf("lamp")]: [],
    });
    shop.pass(1_000);
    expect([await isOff(), await told()]).toMatchObject([false, { made: [] }]);
    expect(await discounts.shownIn([productIdOf("mat")], "en")).toEqual({});
  });

  it("of a first order are an account's, once, and never a guest's", async () => {
    const { shop, make, place } = await open();
    await make({ kind: "firstOrder" });
    const { accounts } = shop.services;
    const customer = accounts.customer;
    accounts.customer = async (q, id) =>
      id === "guest" ? { id, name: "", email: null, phone: null } : customer(q, id);
    expect((await shop.fill("guest", "mat")).promo).toBeNull();
    expect((await shop.fill("asha", "mat")).promo).toMatchObject({ percent: 10 });
    const first = await place("asha");
    if (!first.ok) throw new Error(first.reason);
    // The order that waits to be paid keeps it, and so does the cart until then.
    expect((await shop.cart.cart("asha")).promo).toMatchObject({ percent: 10 });
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(first.value)), new Headers());
    expect((await shop.fill("asha", "mat")).promo).toBeNull();
  });

  it("of a first order, by itself or by a code, are nobody's who bought in the shop before", async () => {
    const { shop, make } = await open();
    const { pastOrders } = shop.services;
    const terms = { percent: 20, paise: 0, shipsFree: false, minimumPaise: 0, times: null, perCustomer: 1 };
    const hello = { ...terms, code: "HELLO", firstOrder: true, beginsAt: null, endsAt: null, isOn: true };
    await shop.promoCodes.putPromos("owner", [hello]);
    await shop.promoCodes.catchUp();
    await make({ kind: "firstOrder" });
    expect((await shop.fill("asha", "mat")).promo).toMatchObject({ percent: 10 });
    const file = [
      "Name,Email,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price",
      "#1,asha@example.com,paid,80,2024-03-01 17:05,1,Soap,80",
      "#2,ravi@example.com,voided,80,2024-03-01 17:05,1,Soap,80",
    ].join("\n");
    const read = await pastOrders.readFile(Buffer.from(file));
    expect(read.ok && (await pastOrders.takeInFile("owner", read.value))).toMatchObject({ value: 2 });
    expect((await shop.cart.cart("asha")).promo).toBeNull();
    expect(await shop.cart.usePromo("asha", "HELLO")).toMatchObject({ reason: "promoUsed" });
    expect((await shop.fill("ravi", "mat")).promo).toMatchObject({ percent: 10 });
  });

  it("of a first order are not of one that is paid late, while another waits with it", async () => {
    const { shop, make, place, db } = await open();
    await make({ kind: "firstOrder" });
    const buy = async (quantity: number, key: string) => {
      await shop.fill("asha", "mat", quantity);
      const placed = await place("asha", key);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const first = await buy(1, "k");
    await cancelOrder(shop.parts, first.orderId, "expired", "sweep");
    const second = await buy(1, "l");
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(first)), new Headers());
    const ended = await shop.parts.orders.find(db.read, first.orderId);
    expect(ended).toMatchObject({ status: "cancelled", cancelReason: "expired" });
    const [back] = await shop.parts.payments.refunds.of(db.read, [first.orderId]);
    expect(back).toMatchObject({ amount_paise: first.amount });
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(second)), new Headers());
    expect((await shop.parts.orders.find(db.read, second.orderId))?.status).toBe("ordered");
  });

  it("of one customer are hers alone, and go with her", async () => {
    const { db, shop, make, discounts, catchUp } = await open();
    const made = await make({
      kind: "customer",
      customer: "asha@example.com",
      name: { en: "For Asha", hi: "" },
    });
    expect((await shop.fill("asha", "mat")).promo).toMatchObject({ code: made.id });
    expect((await shop.fill("ravi", "mat")).promo).toBeNull();
    expect(await discounts.exportOf(db.read, "asha")).toMatchObject([{ id: made.id }]);
    expect(await listAuditEntries(db.read, { subject: "asha", limit: 1 })).toMatchObject([
      { action: "make discount" },
    ]);
    await db.write((tx) => discounts.forget(tx, "asha"));
    await catchUp();
    expect((await shop.cart.cart("asha")).promo).toBeNull();
    expect(await discounts.office.list()).toEqual([]);
  });

  it("revive an order with late money as long as they run, and else it goes back", async () => {
    const { shop, make, catchUp, discounts, place, db } = await open();
    const made = await make({ ...threeForTwo, ...pieces, category: "things" });
    const late = async (userId: string) => {
      await shop.fill(userId, "mat", 3);
      const placed = await place(userId);
      if (!placed.ok) throw new Error(placed.reason);
      await cancelOrder(shop.parts, placed.value.orderId, "expired", userId);
      return placed.value;
    };
    const pay = async (start: Awaited<ReturnType<typeof late>>) => {
      await hearWebhook(shop.parts, message("payment.captured", paymentFor(start)), new Headers());
      return (await shop.parts.orders.find(db.read, start.orderId))?.status;
    };
    const [first, second] = [await late("asha"), await late("ravi")];
    expect(await pay(first)).toBe("ordered");
    await discounts.office.turn({ by: "meera", id: made.id, seen: 1 }, false);
    await catchUp();
    expect(await pay(second)).toBe("cancelled");
  });
});
