import { expect, it } from "vitest";
import { formatRupees } from "#contract/format/money.ts";
import { cashDue } from "#modules/invoices/accounting-repository.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { openCollecting } from "#support/collecting-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { giveDiscount } from "../changes/give-discount.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { createOrderLists } from "../order-lists/order-lists.ts";
import { placeOrder } from "../placing/place-order.ts";
import { lookAtPickups } from "./look-at-pickups.ts";

const day = 86_400_000;
const counted = { code: "", reason: "" };

describeOnBothEngines("an order that is collected in a store", (openFresh) => {
  const open = async (rules: object = {}) => openCollecting(await openFresh(), rules);

  it("pays no delivery, is supplied in the store's state, and names the store everywhere", async () => {
    const shop = await open();
    const { orderId } = await shop.place();
    const view = await shop.view(orderId);
    expect(view).toMatchObject({ isCollected: true, quote: { shipping: 0 } });
    expect(view?.collect).toMatchObject({ store: { name: "Haat Mysuru", days: 3 }, atCounter: null });
    const [invoice] = await shop.invoices(orderId);
    expect(invoice).toMatchObject({ place: "29", split: "sgst", collectedIn: "Haat Mysuru, Mysuru" });
    expect((await shop.parts.orders.find(shop.parts.db.read, orderId))?.address.pinCode).toBe("560001");
    const [mail = ""] = await shop.mails();
    expect(mail).toContain("Haat Mysuru, 3 Palace Road, Mysuru 570001");
    expect(mail).toContain("10:00 AM - 9:00 PM");
    expect(mail).not.toContain("12 Lake Road");
  });

  it("is taxed by the store and not by the address of the buyer", async () => {
    const shop = await open();
    const terms = { state: "27", days: 3, ready: "", readyHi: "" } as const;
    await shop.services.storePickup.setStore("owner", shop.storeId, terms);
    const { orderId } = await shop.place();
    expect((await shop.invoices(orderId))[0]).toMatchObject({ place: "27", split: "igst" });
    const business = { gstin: "29AAGCB7383J1Z4", businessName: "Lake Traders" };
    expect(await shop.tryPlace(business)).toMatchObject({ reason: "gstinNotOfStore" });
  });

  it("is refused in a store that does not let it, or that is none, and keeps its store when it closes", async () => {
    const shop = await open();
    const { orderId } = await shop.place();
    expect(await shop.tryPlace({ storeId: "nowhere" })).toMatchObject({
      ...{ reason: "notCollectedThere", field: "storeId" },
    });
    await shop.services.storePickup.setStore("owner", shop.storeId, null);
    expect(await shop.tryPlace()).toMatchObject({ reason: "notCollectedThere" });
    expect((await shop.view(orderId))?.collect?.store.name).toBe("Haat Mysuru");
  });

  it("is another purchase than one that is brought", async () => {
    const shop = await open();
    await shop.fill("asha", "pot");
    const wish = { userId: "asha", key: "one", method: "card", lang: "en" } as const;
    expect(await placeOrder(shop.parts, wish)).toMatchObject({ ok: true });
    expect(await placeOrder(shop.parts, { ...wish, storeId: shop.storeId })).toMatchObject({
      reason: "keyReused",
    });
    const anew = await placeOrder(shop.parts, { ...wish, key: "two", storeId: shop.storeId });
    expect(anew).toMatchObject({ ok: true });
    const orders = await shop.parts.db.read
      .selectFrom("orders")
      .select(["status", "delivery_option"])
      .orderBy("delivery_option")
      .execute();
    expect(orders).toEqual([
      { status: "cancelled", delivery_option: "courier" },
      { status: "pending", delivery_option: "storePickup" },
    ]);
  });

  it("is packed, laid ready, and handed over for the code that its buyer alone is told", async () => {
    const shop = await open();
    const { fulfilment } = shop;
    const by = await shop.place();
    const lists = createOrderLists(shop.parts);
    const states = async () => [
      (await lists.show(by.orderId))?.state,
      (await lists.list({ tab: "packed", search: by.orderId, isWhole: true })).orders[0]?.state,
    ];
    expect(await fulfilment.makeReady(by)).toMatchObject({ reason: "wrongMove" });
    expect(await fulfilment.handOut(by, { ...counted, reason: "known" })).toMatchObject({
      reason: "wrongMove",
    });
    await fulfilment.pack(by);
    expect(await states()).toEqual(["packed", "packed"]);
    expect(await fulfilment.send(by, { trackingNumber: "P1" })).toMatchObject({ reason: "wrongMove" });
    expect(await fulfilment.next(by, () => true)).toMatchObject({ reason: "wrongMove" });
    expect(await fulfilment.makeReady(by)).toMatchObject({ ok: true });
    expect(await fulfilment.makeReady(by)).toMatchObject({ reason: "wrongMove" });
    const code = shop.parts.pickups.codeOf(by.orderId);
    expect((await shop.view(by.orderId))?.collect?.atCounter?.code).toBe(code);
    expect(await states()).toEqual(["ready", "ready"]);
    shop.pass(60_000);
    expect((await shop.mails()).some((text) => text.includes(`Your code: ${code}`))).toBe(true);

    expect(await fulfilment.handOut(by, counted)).toMatchObject({ reason: "fieldRequired", field: "code" });
    expect(await fulfilment.handOut(by, { ...counted, code: "12 34" })).toMatchObject({
      reason: "pickupCodeWrong",
    });
    const given = await fulfilment.handOut(by, { ...counted, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(given).toMatchObject({ ok: true, value: { status: "delivered" } });
    expect(await fulfilment.handOut(by, { ...counted, code })).toMatchObject({ reason: "wrongMove" });
    expect(await shop.view(by.orderId)).toMatchObject({ status: "delivered", collect: { atCounter: null } });
    expect(await states()).toEqual(["collected", "collected"]);
    shop.pass(60_000);
    expect((await shop.mails()).at(-1)).toContain("You have collected your order");
    expect(await shop.log(by.orderId)).toMatchObject([
      { action: "pack order", by: "meera" },
      { action: "ready at the counter", by: "meera", after: { store: "Haat Mysuru" } },
      { action: "collected", by: "meera", after: { state: "delivered", store: "Haat Mysuru" } },
    ]);
    expect(JSON.stringify(await shop.log(by.orderId))).not.toContain(code);
    shop.pass(9 * day);
    await lookAtPickups(shop.parts);
    expect(await shop.view(by.orderId)).toMatchObject({ status: "delivered" });
    expect(await checkStockBooks(shop.parts.db.read)).toEqual([]);
  });

  it("is handed over without a code for a reason, which the log keeps", async () => {
    const shop = await open();
    const { orderId, actor } = await shop.ready();
    const reason = "showed her passport";
    expect(await shop.fulfilment.handOut({ orderId, actor }, { ...counted, reason })).toMatchObject({
      ok: true,
    });
    expect((await shop.log(orderId)).at(-1)).toMatchObject({ action: "collected", after: { reason } });
  });

  it("lets nobody guess its code for long, and another order's code opens nothing", async () => {
    const shop = await open();
    const [{ code: foreign }, { code, ...by }] = [await shop.ready(), await shop.ready()];
    expect(foreign).not.toBe(code);
    for (let guess = 0; guess < 20; guess++)
      expect(await shop.fulfilment.handOut(by, { ...counted, code: foreign })).toMatchObject({
        reason: "pickupCodeWrong",
      });
    expect(await shop.fulfilment.handOut(by, { ...counted, code })).toMatchObject({ reason: "tooMany" });
    shop.pass(day);
    expect(await shop.fulfilment.handOut(by, { ...counted, code })).toMatchObject({ ok: true });
  });

  it("is paid at the counter: in cash that lies in the store's till, or by card", async () => {
    const shop = await open();
    const { parts } = shop;
    const inCash = await shop.ready({ method: "cash" });
    const byCard = await shop.ready({ method: "cash" });
    expect(await shop.fulfilment.handOut(inCash, { ...counted, code: inCash.code })).toMatchObject({
      ...{ reason: "fieldRequired", field: "paid" },
    });
    const pay = (by: typeof inCash, paid: "cash" | "card") =>
      shop.fulfilment.handOut(by, { ...counted, code: by.code, paid });
    expect(await pay(inCash, "cash")).toMatchObject({ ok: true });
    expect(await pay(byCard, "card")).toMatchObject({ ok: true });
    for (const { orderId } of [inCash, byCard])
      expect(await shop.view(orderId)).toMatchObject({
        paidAt: expect.any(Number),
        paymentStatus: "captured",
      });
    expect(await parts.cash.owed.couriers(7)).toMatchObject([
      { carrier: "Haat Mysuru", paise: inCash.paise },
    ]);
    expect((await shop.log(byCard.orderId)).at(-1)).toMatchObject({ after: { paid: "card" } });

    expect(await shop.fulfilment.stepBack(inCash, "she forgot her purse")).toMatchObject({ ok: true });
    expect(await parts.cash.owed.couriers(7)).toEqual([]);
    expect(await shop.view(inCash.orderId)).toMatchObject({
      ...{ step: "packed", paidAt: null, collect: { atCounter: { code: inCash.code } } },
    });
    expect(await pay(inCash, "card")).toMatchObject({ ok: true });
    expect(await cashDue(parts.db.read)).toMatchObject({ paise: 0 });
  });

  it("takes cash by the limits of cash at the door, and waits for the buyer's word like it", async () => {
    const shop = await open({ cashMostPaise: 50_00, needsConfirmation: true });
    expect(await shop.tryPlace({ method: "cash" })).toMatchObject({ reason: "cashTooMuch" });
    const asked = await open({ needsConfirmation: true });
    const placed = await asked.tryPlace({ method: "cash" });
    expect(placed).toMatchObject({ ok: true, value: { confirm_path: expect.any(String) } });
    if (!placed.ok) return;
    const by = { orderId: placed.value.orderId, actor: "meera" };
    expect(await asked.fulfilment.pack(by)).toMatchObject({ reason: "cashNotConfirmed" });
    expect(await asked.fulfilment.confirmCash(by)).toMatchObject({ ok: true });
    expect(await asked.fulfilment.pack(by)).toMatchObject({ ok: true });
  });

  it("is taken off the counter and back on it, and its buyer hears nothing of a slip", async () => {
    const shop = await open();
    const { code, ...by } = await shop.ready();
    const before = (await shop.mails()).length;
    expect(await shop.fulfilment.undo(by)).toMatchObject({ ok: true });
    expect((await shop.view(by.orderId))?.collect?.atCounter).toBeNull();
    shop.pass(60_000);
    expect((await shop.mails()).slice(before).join()).not.toContain(code);
    await shop.fulfilment.makeReady(by);
    shop.pass(60_000);
    await shop.mails();
    expect(await shop.fulfilment.stepBack(by, "one piece was missing")).toMatchObject({ ok: true });
    shop.pass(60_000);
    expect((await shop.mails()).at(-1)).toContain("not ready to collect yet");
    await shop.fulfilment.makeReady(by);
    await shop.fulfilment.handOut(by, { ...counted, code });
    expect(await shop.fulfilment.undo(by)).toMatchObject({ ok: true });
    expect(await shop.parts.orders.parcels.of(shop.parts.db.read, by.orderId)).toEqual([]);
    expect(await shop.view(by.orderId)).toMatchObject({ step: "packed", collect: { atCounter: { code } } });
  });

  it("is kept anew when it is put back after its last day", async () => {
    const shop = await open();
    const { code, ...by } = await shop.ready();
    await shop.fulfilment.handOut(by, { ...counted, code });
    shop.pass(9 * day);
    expect(await shop.fulfilment.stepBack(by, "another order")).toMatchObject({ ok: true });
    await lookAtPickups(shop.parts);
    expect(await shop.view(by.orderId)).toMatchObject({ step: "packed", collect: { atCounter: { code } } });
    expect(await shop.parts.payments.refunds.of(shop.parts.db.read, [by.orderId])).toEqual([]);
  });

  it("asks at the counter for what is to be paid since it came to less", async () => {
    const shop = await open();
    const by = await shop.place({ method: "cash" });
    const before = (await shop.mails()).length;
    const less = { ...by, discount: "50%", reason: "a scratch", key: "half" };
    expect(await giveDiscount(shop.parts, less)).toMatchObject({ ok: true });
    await shop.fulfilment.pack(by);
    await shop.fulfilment.makeReady(by);
    shop.pass(60_000);
    const told = (await shop.mails()).slice(before);
    const half = `You pay ${formatRupees(by.paise / 2)} at the counter`;
    expect(told.filter((text) => text.includes(half))).toHaveLength(2);
    expect(told.join()).not.toContain(formatRupees(by.paise));
  });

  it("goes back when nobody comes: once reminded, then cancelled with stock and money", async () => {
    const shop = await open();
    const { parts } = shop;
    const paid = await shop.ready();
    const owed = await shop.ready({ method: "cash" });
    shop.pass(60_000);
    const told = (await shop.mails()).length;
    await lookAtPickups(parts);
    expect(await shop.mails()).toHaveLength(told);
    shop.pass(2 * day + 4 * 3_600_000);
    for (let look = 0; look < 2; look++) await lookAtPickups(parts);
    const reminded = (await shop.mails()).slice(told);
    expect(reminded).toHaveLength(2);
    expect(reminded.join()).toContain("still waits for you at the counter");
    shop.pass(3 * day);
    for (let look = 0; look < 2; look++) await lookAtPickups(parts);
    expect((await shop.mails()).slice(told + 2).map((text) => /Nobody collected/.test(text))).toEqual([
      true,
      true,
    ]);
    for (const { orderId } of [paid, owed]) {
      expect(await shop.view(orderId)).toMatchObject({ status: "cancelled", cancelReason: "notCollected" });
      expect((await shop.log(orderId)).at(-1)).toMatchObject({ action: "not collected", by: "shop" });
    }
    const refunds = await parts.payments.refunds.of(parts.db.read, [paid.orderId, owed.orderId]);
    expect(refunds).toMatchObject([
      { order_id: paid.orderId, amount_paise: paid.paise, reason: "notCollected" },
    ]);
    expect(await parts.cash.refusedBy(parts.db.read, { userId: "asha", phones: [] })).toBe(1);
    expect(await shop.stock("pot")).toMatchObject({ held: 0, sold: 0 });
    expect(await shop.fulfilment.handOut(paid, { ...counted, code: paid.code })).toMatchObject({
      reason: "wrongMove",
    });
    expect(await checkStockBooks(parts.db.read)).toEqual([]);
  });

  it("that its buyer calls off at the counter goes back once", async () => {
    const shop = await open();
    const { orderId } = await shop.ready();
    expect(await cancelOrder(shop.parts, orderId, "customer", "asha")).toMatchObject({ ok: true });
    shop.pass(9 * day);
    await lookAtPickups(shop.parts);
    expect(await shop.view(orderId)).toMatchObject({ cancelReason: "customer" });
    expect(await shop.parts.pickups.toLookAt(9)).toEqual([]);
  });
});
