import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";
import { askRefund, type RefundRequest } from "./give-back.ts";

type Shop = Awaited<ReturnType<typeof underWay>>;

/** Two pots were sold; one of them is on its way back, or is here. */
async function underWay(db: Database, { isHere = true, wish = "refund" as "refund" | "exchange" } = {}) {
  const shop = await openReturns(db);
  const line = shop.lineOf("pot");
  const to = wish === "exchange" ? { colour: null, size: null } : {};
  const one = await shop.asked({ wish, lines: [{ line, quantity: 1, ...to }] });
  const by = { actor: "meera", returnId: one.id };
  if (isHere) {
    await shop.returns.accept(by, {});
    await shop.returns.receive(by);
    await shop.returns.inspect(by, { shelve: [{ line, quantity: 1 }], writeOff: [] });
  }
  const refund = (quantity: number, more: Partial<RefundRequest> = {}) =>
    askRefund(shop.parts, {
      ...{ ...shop.by, sum: "goods", goods: [{ line, quantity }], restock: false, reason: "broken" },
      ...more,
    });
  return { ...shop, line, returnBy: by, refund };
}

async function paidPieces({ parts, db, orderId }: Shop): Promise<number> {
  const refunds = await parts.payments.refunds.of(db.read, [orderId]);
  const lines = refunds.flatMap((one) => JSON.parse(one.lines) as { quantity: number }[]);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

describeOnBothEngines("pieces that a return is about", (openFresh) => {
  it.each([true, false])("are paid by the return alone, whether they are here: %s", async (isHere) => {
    const shop = await underWay(await openFresh(), { isHere });
    const { returnId } = shop.returnBy;
    const refused = { reason: "returnUnderWay", field: "goods", data: { returnId } };
    expect(await shop.refund(2)).toMatchObject(refused);
    expect(await shop.refund(2, { sum: 100, restock: true })).toMatchObject(refused);
    expect(await shop.refund(1)).toMatchObject({ ok: true });
    expect(await shop.refund(1)).toMatchObject(refused);
    expect(await paidPieces(shop)).toBe(1);
  });

  it("are paid by it no more, and by a refund again, once it is refused", async () => {
    const shop = await underWay(await openFresh(), { isHere: false });
    await shop.returns.refuse(shop.returnBy, "It was dropped");
    expect(await shop.refund(2)).toMatchObject({ ok: true });
  });

  it("are kept for an exchange, whatever somebody wishes to refund meanwhile", async () => {
    const shop = await underWay(await openFresh(), { wish: "exchange" });
    expect(await shop.refund(2)).toMatchObject({ reason: "returnUnderWay" });
    expect(await shop.returns.exchange(shop.returnBy)).toMatchObject({ ok: true });
    expect(await shop.returns.exchange(shop.returnBy)).toMatchObject({ reason: "wrongMove" });
  });

  it.each([undefined, 100])("are paid once, however often it is pressed (%s)", async (paise) => {
    const shop = await underWay(await openFresh());
    const press = () => shop.returns.payBack({ ...shop.returnBy, paise });
    const ends = await Promise.all([press(), press(), press()]);
    expect(ends.map((one) => (one.ok ? "paid" : one.reason)).sort()).toEqual([
      ...["paid", "wrongMove", "wrongMove"],
    ]);
    expect(await press()).toMatchObject({ reason: "wrongMove", field: "state" });
    expect(await paidPieces(shop)).toBe(1);
  });

  it("are paid once when somebody refunds all of them at the same time", async () => {
    const shop = await underWay(await openFresh());
    const ends = await Promise.all([shop.refund(2), shop.returns.payBack(shop.returnBy)]);
    expect(ends.map(({ ok }) => ok)).toEqual([false, true]);
    expect(await paidPieces(shop)).toBe(1);
  });
});

describeOnBothEngines("all that is left, and the goods back on the shelf", (openFresh) => {
  it("takes every piece that is still out", async () => {
    const shop = await underWay(await openFresh());
    await shop.returns.payBack(shop.returnBy);
    expect(await shop.refund(0, { sum: "all", goods: undefined, restock: true })).toMatchObject({ ok: true });
    for (const goods of ["pot", "lamp"]) expect(await shop.stock(goods)).toMatchObject({ free: 9, sold: 0 });
  });

  it("is refused in words where nothing is out any more, or no pieces are named with a sum", async () => {
    const shop = await underWay(await openFresh());
    await shop.returns.payBack(shop.returnBy);
    const none = { goods: undefined, restock: true };
    expect(await shop.refund(0, { ...none, sum: 100 })).toMatchObject({ reason: "noPieces", field: "goods" });
    await shop.refund(1, { sum: 100, restock: true });
    await shop.refund(0, { sum: 100, restock: true, goods: [{ line: shop.lineOf("lamp"), quantity: 1 }] });
    expect(await shop.refund(0, { ...none, sum: "all" })).toMatchObject({
      ...{ reason: "backAlready", field: "restock" },
    });
  });
});
