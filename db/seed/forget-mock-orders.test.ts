import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { eachLang } from "#contract/format/in-each-lang.ts";
import { categoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { createAccountingService } from "#modules/invoices/accounting-service.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { askRefund } from "#modules/orders/refunds/give-back.ts";
import type { Database } from "#platform/database/database.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { openReturns } from "#support/returns.ts";
import { message, paymentFor } from "#support/telling-gateway.ts";
import { forgetMockOrders } from "./forget-mock-orders.ts";

const things = {
  id: "things",
  parent: null,
  name: "Things",
  tagline: "",
  taglines: eachLang(() => ""),
  picture: "",
  isHidden: false,
};
const tree = categoryTree([{ ...things, label: eachLang(() => "Things") }]);

describeOnBothEngines("trial orders that are forgotten", (openFresh) => {
  it("give back what they still have, and not again what came back before", async () => {
    const { db, fulfilment, by, parts, stock } = await openFulfilment(await openFresh());
    expect(await db.read.selectFrom("invoice_counters").select("last").execute()).toEqual([{ last: 1 }]);
    const goods = [{ line: 0, quantity: 1 }];
    await askRefund(parts, { ...by, sum: "goods", goods, restock: true, reason: "broken" });
    await fulfilment.send(by, { lines: [{ line: 1, quantity: 1 }] });
    await fulfilment.takeBack(by, { reason: "refused", restock: true });
    expect(await stock("pot")).toEqual({ free: 8, held: 0, sold: 1 });
    expect(await stock("lamp")).toEqual({ free: 9, held: 0, sold: 0 });
    await db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    expect(await db.write((tx) => forgetMockOrders(tx, { tree, now: 1 }))).toBe(1);
    for (const thing of ["pot", "lamp"]) expect(await stock(thing)).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await db.read.selectFrom("invoice_counters").selectAll().execute()).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("have nothing left to give back of a parcel that was lost, once they have ended", async () => {
    const { db, fulfilment, by, stock } = await openFulfilment(await openFresh());
    await fulfilment.send(by, {});
    await fulfilment.takeBack(by, { reason: "refused", restock: false });
    await fulfilment.callOff(by);
    const before = await stock("pot");
    await db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    await db.write((tx) => forgetMockOrders(tx, { tree, now: 1 }));
    expect(await stock("pot")).toEqual(before);
  });

  it("give back nothing of what returns have decided about, and all that is kept for exchanges", async () => {
    const shop = await openReturns(await openFresh());
    const { db, returns, stock, lineOf } = shop;
    const pots = [{ line: lineOf("pot"), quantity: 2 }];
    const back = { actor: "meera", returnId: (await shop.asked({ lines: pots })).id };
    await returns.accept(back, {});
    await returns.receive(back);
    await returns.inspect(back, { shelve: pots, writeOff: [] });
    const lamp = { line: lineOf("lamp"), quantity: 1, colour: null, size: null };
    const { id } = await shop.asked({ lines: [lamp], wish: "exchange" });
    await returns.accept({ actor: "meera", returnId: id }, {});
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await stock("lamp")).toEqual({ free: 7, held: 1, sold: 1 });
    await db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    expect(await forget(db)).toBe(1);
    for (const thing of ["pot", "lamp"]) expect(await stock(thing)).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("take along the orders that their goods were exchanged for", async () => {
    const shop = await openReturns(await openFresh());
    const { db, returns, stock, lineOf } = shop;
    const lines = [{ line: lineOf("pot"), quantity: 1, colour: null, size: null }];
    const by = { actor: "meera", returnId: (await shop.asked({ lines, wish: "exchange" })).id };
    await returns.accept(by, {});
    await returns.receive(by);
    await returns.inspect(by, { shelve: lines, writeOff: [] });
    expect(await returns.exchange(by)).toMatchObject({ ok: true });
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
    await db.write((tx) =>
      tx.updateTable("payments").set({ gateway: "mock" }).where("order_id", "=", shop.orderId).execute(),
    );
    expect(await forget(db)).toBe(2);
    expect(await db.read.selectFrom("orders").select("id").execute()).toEqual([]);
    for (const thing of ["pot", "lamp"]) expect(await stock(thing)).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("keep the number that is drawn for a real sale meanwhile", async () => {
    const { db, parts, fill, orderId } = await openFulfilment(await openFresh());
    await db.write((tx) =>
      tx.updateTable("payments").set({ gateway: "mock" }).where("order_id", "=", orderId).execute(),
    );
    await fill("ravi", "pot", 1);
    const placed = await placeOrder(parts, { userId: "ravi", key: "k", method: "card", lang: "en" });
    const order = placed.ok && (await parts.orders.find(db.read, placed.value.orderId));
    if (!order) throw new Error("Nothing was placed.");
    const drawn = Promise.withResolvers<void>();
    const paid = Promise.withResolvers<void>();
    const selling = db.write(async (tx) => {
      await parts.invoices.issue(tx, order);
      drawn.resolve();
      await paid.promise;
    });
    await drawn.promise;
    const forgetting = forget(db);
    await setTimeout(200);
    paid.resolve();
    await Promise.all([selling, forgetting]);
    expect(await db.read.selectFrom("invoices").select("place").execute()).toEqual([{ place: 2 }]);
    expect(await db.read.selectFrom("invoice_counters").select("last").execute()).toEqual([{ last: 2 }]);
  });

  it("are in no sum of money, and every sale after them is", async () => {
    const shop = await openMoney(await openFresh());
    await shop.accounting.runJob();
    await shop.db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    await forget(shop.db);
    expect((await shop.sums()).totals).toMatchObject({ sales: 0, sold: 0 });
    const sold = await shop.sell("ravi", 1);
    expect((await shop.sums()).totals).toMatchObject({ sales: 1, sold });
    await shop.accounting.runJob();
    expect(await shop.sums()).toMatchObject({ totals: { sales: 1, sold }, isBehind: false });
  });

  it("leave the sums of what stays, however many papers went", async () => {
    const shop = await openMoney(await openFresh());
    const sold = await shop.sell("ravi", 2);
    await shop.db.write((tx) =>
      tx.updateTable("payments").set({ gateway: "mock" }).where("order_id", "=", shop.orderId).execute(),
    );
    // While others sum up.
    await Promise.all([shop.accounting.runJob(), forget(shop.db), shop.accounting.runJob()]);
    expect((await shop.sums()).totals).toMatchObject({ sales: 1, sold });
    await shop.db.write((tx) => tx.updateTable("invoice_counters").set({ last: 5_000 }).execute());
    expect((await shop.sums()).isBehind).toBe(true);
    await shop.accounting.runJob();
    const { totals, taxes, isBehind } = await shop.sums();
    expect([totals.sales, totals.sold, isBehind]).toEqual([1, sold, false]);
    expect(taxes.reduce((all, { taxable, tax }) => all + taxable + tax, 0)).toBe(sold);
    const more = await shop.sell("asha", 1);
    await shop.accounting.runJob();
    expect((await shop.sums()).totals).toMatchObject({ sales: 2, sold: sold + more });
  });
});

/** As the emptying does it, a batch at a time. */
async function forget(db: Database): Promise<number> {
  for (let all = 0; ; ) {
    const some = await db.write((tx) => forgetMockOrders(tx, { tree, now: 1 }));
    if (some === 0) return all;
    all += some;
  }
}

/** Fulfilment with the books of the owner beside it. */
async function openMoney(db: Database) {
  const shop = await openFulfilment(db);
  const { parts } = shop;
  const about = { clock: parts.clock, invoices: parts.invoices, gstin: async () => "" };
  const accounting = createAccountingService({ db, ...about });
  const sums = async () => {
    const found = await accounting.report("2026-11");
    if (!found) throw new Error("The month is none.");
    return found;
  };
  const sell = async (userId: string, pots: number) => {
    await shop.fill(userId, "pot", pots);
    const placed = await placeOrder(parts, { userId, key: "more", method: "card", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    const paid = paymentFor(placed.value);
    await hearWebhook(parts, message("payment.captured", paid), new Headers());
    return paid.amountPaise;
  };
  return { ...shop, accounting, sums, sell };
}
