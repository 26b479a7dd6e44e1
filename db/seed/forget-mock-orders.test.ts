import { expect, it } from "vitest";
import { categoryTree } from "#shop/catalogue/rules/category-tree.ts";
import { askRefund } from "#shop/checkout/give-back.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { openDesk } from "#support/desk.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { forgetMockOrders } from "./forget-mock-orders.ts";

const things = { id: "things", parent: null, name: "Things", tagline: "", picture: "", isHidden: false };
const tree = categoryTree([{ ...things, label: { en: "Things", hi: "" } }]);

describeOnBothEngines("trial orders that are forgotten", (openFresh) => {
  it("give back what they still have, and not again what came back before", async () => {
    const { db, desk, by, parts, stock } = await openDesk(await openFresh());
    expect(await db.read.selectFrom("invoice_counters").select("last").execute()).toEqual([{ last: 1 }]);
    const goods = [{ line: 0, quantity: 1 }];
    await askRefund(parts, { ...by, sum: "goods", goods, restock: true, reason: "broken" });
    await desk.send(by, { lines: [{ line: 1, quantity: 1 }] });
    await desk.takeBack(by, { reason: "refused", restock: true });
    expect(await stock("pot")).toEqual({ free: 8, held: 0, sold: 1 });
    expect(await stock("lamp")).toEqual({ free: 9, held: 0, sold: 0 });
    await db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    expect(await db.write((tx) => forgetMockOrders(tx, { tree, now: 1 }))).toBe(1);
    for (const thing of ["pot", "lamp"]) expect(await stock(thing)).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await db.read.selectFrom("invoice_counters").selectAll().execute()).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("have nothing left to give back of a parcel that was lost, once they have ended", async () => {
    const { db, desk, by, stock } = await openDesk(await openFresh());
    await desk.send(by, {});
    await desk.takeBack(by, { reason: "refused", restock: false });
    await desk.callOff(by);
    const before = await stock("pot");
    await db.write((tx) => tx.updateTable("payments").set({ gateway: "mock" }).execute());
    await db.write((tx) => forgetMockOrders(tx, { tree, now: 1 }));
    expect(await stock("pot")).toEqual(before);
  });
});
