import { expect, it } from "vitest";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { openCollecting } from "#support/collecting-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { type EnteredOrder, enterOrder } from "../placing/enter-order.ts";
import { prepareOrder } from "../placing/prepare-order.ts";
import { lookAtPickups } from "./look-at-pickups.ts";

const hour = 3_600_000;
const day = 24 * hour;
const to = { pinCode: "560001", state: "Karnataka" };

describeOnBothEngines("an order by phone that is collected in a store", (openFresh) => {
  async function open() {
    const shop = await openCollecting(await openFresh(), {});
    await shop.person("asha");
    const { parts, storeId } = shop;
    const items = [{ productId: productIdOf("pot"), quantity: 2 }];
    const tryEnter = (over: Partial<EnteredOrder> = {}) =>
      enterOrder(parts, {
        ...{ customer: "asha", items, storeId, payment: "paid", actor: "meera", lang: "en" },
        ...over,
      });
    const enter = async (over: Partial<EnteredOrder> = {}) => {
      const entered = await tryEnter(over);
      if (!entered.ok) throw new Error(entered.reason);
      const { id, quote } = entered.value;
      return { orderId: id, quote, by: { orderId: id, actor: "meera" }, code: parts.pickups.codeOf(id) };
    };
    const prepare = (over: object = {}) => prepareOrder(parts, { items, to, found: [], ...over });
    return { ...shop, tryEnter, enter, prepare };
  }

  it("is told what it costs there, with no delivery, and names the store everywhere", async () => {
    const { parts, storeId, enter, prepare, view, invoices, mails, log } = await open();
    const brought = await prepare();
    const collected = await prepare({ storeId });
    expect(brought.quote?.shipping).toBeGreaterThan(0);
    expect(collected.quote).toMatchObject({ shipping: 0 });
    expect(brought.stores).toMatchObject([{ storeId, name: "Haat Mysuru", days: 3 }]);
    expect(brought.stores[0]).not.toHaveProperty("terms");
    const { orderId, quote } = await enter({ shownPaise: collected.quote?.total });
    expect(collected.quote).toMatchObject(quote);
    expect((await view(orderId))?.collect).toMatchObject({ store: { storeId }, atCounter: null });
    expect((await invoices(orderId))[0]).toMatchObject({ place: "29", collectedIn: "Haat Mysuru, Mysuru" });
    expect((await log(orderId))[0]).toMatchObject({ action: "enter order", after: { store: "Haat Mysuru" } });
    const [mail = ""] = await mails();
    expect(mail).toContain("Haat Mysuru, 3 Palace Road, Mysuru 570001");
    expect(mail).not.toContain("12 Lake Road");
    expect((await prepare({ joins: orderId, storeId })).stores).toEqual([]);
    expect(await checkInvoiceBooks(parts.db.read)).toEqual([]);
  });

  it("is paid at the counter, and handed out for the code that its buyer was told", async () => {
    const shop = await open();
    const { orderId, by, code } = await shop.enter({ payment: "cash" });
    const [placed = ""] = await shop.mails();
    expect(placed).toContain("at the counter");
    expect(await shop.fulfilment.pack(by)).toMatchObject({ ok: true });
    expect(await shop.fulfilment.makeReady(by)).toMatchObject({ ok: true });
    shop.pass(60_000);
    expect((await shop.mails()).at(-1)).toContain(`Your code: ${code}`);
    const wish = { code, reason: "", paid: "cash" } as const;
    expect(await shop.fulfilment.handOut(by, { ...wish, paid: undefined })).toMatchObject({ field: "paid" });
    expect(await shop.fulfilment.handOut(by, wish)).toMatchObject({ ok: true });
    expect(await shop.view(orderId)).toMatchObject({ status: "delivered" });
  });

  it("that nobody pays by the link ends as any other, and that nobody collects goes back", async () => {
    const shop = await open();
    const unpaid = await shop.enter({ payment: "link" });
    const { heldUntil } = (await shop.parts.orders.find(shop.parts.db.read, unpaid.orderId)) ?? {};
    expect(heldUntil).toBe(shop.time.now + shop.parts.linkMs());
    shop.pass(shop.parts.linkMs() + hour);
    await runPaymentJob(shop.parts);
    expect(await shop.view(unpaid.orderId)).toMatchObject({ status: "cancelled" });
    const { orderId, by } = await shop.enter({ payment: "cash" });
    await shop.fulfilment.pack(by);
    await shop.fulfilment.makeReady(by);
    shop.pass(5 * day);
    await lookAtPickups(shop.parts);
    expect(await shop.view(orderId)).toMatchObject({ status: "cancelled", cancelReason: "notCollected" });
    expect(await shop.stock("pot")).toMatchObject({ held: 0, sold: 0 });
    expect(await checkStockBooks(shop.parts.db.read)).toEqual([]);
  });

  it("is refused where the shopper would be, and keeps nothing then", async () => {
    const shop = await open();
    const business = { gstin: "27AAPFU0939F1ZV", businessName: "Lake Traders" };
    const brought = await shop.prepare();
    for (const [over, reason, field] of [
      [{ storeId: "nowhere" }, "notCollectedThere", "storeId"],
      [business, "gstinNotOfStore", "gstin"],
      [{ shownPaise: brought.quote?.total }, "totalChanged", undefined],
    ] as const)
      expect(await shop.tryEnter(over)).toMatchObject({ ok: false, reason, ...(field && { field }) });
    expect(
      await enterOrder({ ...shop.parts, methods: () => ["card"] }, cashOrder(shop.storeId)),
    ).toMatchObject({
      ...{ reason: "invalidInput", field: "payment" },
    });
    await shop.services.storePickup.setStore("owner", shop.storeId, null);
    expect(await shop.tryEnter()).toMatchObject({ reason: "notCollectedThere" });
    // The draft shows what it is without the store.
    expect(await shop.prepare({ storeId: shop.storeId })).toMatchObject({ quote: brought.quote, stores: [] });
    expect(await shop.stock("pot")).toMatchObject({ free: 50, held: 0, sold: 0 });
  });

  it("is another one than one that is brought, for the same key", async () => {
    const { tryEnter } = await open();
    const first = await tryEnter({ key: "once" });
    expect(await tryEnter({ key: "once" })).toEqual(first);
    expect(await tryEnter({ key: "once", storeId: undefined })).toMatchObject({ reason: "keyReused" });
  });

  it("takes what joins it along to its store, whatever store is named", async () => {
    const shop = await open();
    const { orderId } = await shop.enter();
    const joined = await shop.enter({ joins: orderId, storeId: "nowhere" });
    expect((await shop.view(joined.orderId))?.collect?.store.storeId).toBe(shop.storeId);
    expect(joined.quote.shipping).toBe(0);
  });
});

function cashOrder(storeId: string): EnteredOrder {
  const items = [{ productId: productIdOf("pot"), quantity: 1 }];
  return { customer: "asha", items, storeId, payment: "cash", actor: "meera", lang: "en" };
}
