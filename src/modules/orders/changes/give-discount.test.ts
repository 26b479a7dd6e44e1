import { expect, it } from "vitest";
import { createReturns } from "#modules/returns/returns.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { giveDiscount } from "./give-discount.ts";
import { takeOut } from "./take-out.ts";

const reason = "asked on the phone";
const methods = ["card", "cash"] as const;
type Method = (typeof methods)[number];

describeOnBothEngines("a discount after the sale", (openFresh) => {
  async function open(method: Method, quantity = 3) {
    const shop = await openFulfilment(await openFresh(), {
      method,
      beforePlacing: async ({ cart, fill }) => {
        for (const { id } of (await cart.cart("asha")).lines) await cart.remove("asha", id);
        await fill("asha", "pot", quantity);
      },
    });
    const { parts, by, db } = shop;
    const returns = createReturns(parts);
    const { quote } = await shop.record();
    const beside = quote.shipping + (quote.charges.find(({ kind }) => kind === "cash")?.paise ?? 0);
    const payment = async () => (await parts.payments.ofOrder(db.read, by.orderId))?.amount_paise ?? 0;
    /** What the buyer has paid or is to pay, less all that goes back. */
    const kept = async () => {
      const refunds = await parts.payments.refunds.of(db.read, [by.orderId]);
      return (await payment()) - refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    };
    const less = async (discount: string) =>
      expect(await giveDiscount(parts, { ...by, discount, reason })).toMatchObject({ ok: true });
    const out = async (pieces: number) =>
      expect(await takeOut(parts, { ...by, goods: [{ line: 0, quantity: pieces }], reason })).toMatchObject({
        ok: true,
      });
    const deliver = async () => {
      await shop.fulfilment.send(by, { carrier: "Delhivery" });
      await shop.fulfilment.handOver(by);
    };
    const inspected = async (pieces: number, wish: "refund" | "exchange" = "refund") => {
      const to = wish === "exchange" ? { colour: null, size: null } : {};
      const lines = [{ line: 0, quantity: pieces }];
      const asked = await returns.ask({
        ...{ orderId: by.orderId, lines: lines.map((one) => ({ ...one, ...to })), wish },
        ...{ reason: "damaged", words: "It is cracked", way: "send" },
      });
      if (!asked.ok) throw new Error(asked.reason);
      const one = { actor: "meera", returnId: asked.value.id };
      await returns.accept(one, {});
      await returns.receive(one);
      await returns.inspect(one, { shelve: lines, writeOff: [] });
      return one;
    };
    /** What goes back for some pieces. */
    const sendBack = async (pieces: number) => {
      const before = await kept();
      expect(await returns.payBack(await inspected(pieces))).toMatchObject({ ok: true });
      return before - (await kept());
    };
    const books = async () => [...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))];
    const goods = quote.total - beside;
    return { ...shop, returns, quote, goods, beside, kept, less, out, deliver, inspected, sendBack, books };
  }

  it.each(methods)(
    "is off each piece that is sent back, and off all of them together (%s)",
    async (method) => {
      const { goods, beside, kept, less, deliver, sendBack, books } = await open(method);
      await less("50%");
      const paid = await kept();
      expect(paid - beside).toBe(goods - Math.round(goods / 2));
      await deliver();
      const back = [await sendBack(1), await sendBack(1), await sendBack(1)];
      for (const one of back) expect(Math.abs(one - goods / 6)).toBeLessThan(1);
      expect(back.reduce((sum, one) => sum + one, 0)).toBe(paid - beside);
      expect(await kept()).toBe(beside);
      expect(await books()).toEqual([]);
    },
  );

  it.each(methods)("goes along with pieces that are taken out (%s)", async (method) => {
    const { goods, beside, kept, less, out, deliver, sendBack, books } = await open(method);
    await less("40%");
    await out(2);
    const left = (await kept()) - beside;
    expect(Math.abs(left - goods * 0.2)).toBeLessThanOrEqual(1);
    await deliver();
    expect(await sendBack(1)).toBe(left);
    expect(await books()).toEqual([]);
  });

  it.each(methods)("lets its only piece be exchanged for one of the same worth (%s)", async (method) => {
    const { parts, by, db, beside, kept, less, deliver, inspected, returns, books } = await open(method, 1);
    await less("10%");
    const paid = await kept();
    await deliver();
    expect(await returns.exchange(await inspected(1, "exchange"))).toMatchObject({ ok: true });
    expect(await kept()).toBe(beside);
    const { id } = await db.read
      .selectFrom("orders")
      .select("id")
      .where("id", "!=", by.orderId)
      .executeTakeFirstOrThrow();
    const next = await parts.orders.find(db.read, id);
    expect(next?.quote.total).toBe(paid - beside);
    expect(next?.quote.charges).toContainEqual(expect.objectContaining({ kind: "promo", words: "discount" }));
    expect(await books()).toEqual([]);
  });

  it.each(methods)("is off what was still there when it was given (%s)", async (method) => {
    const { goods, beside, kept, less, out, deliver, sendBack, books } = await open(method);
    await out(1);
    const before = (await kept()) - beside;
    expect(Math.abs(before - (goods * 2) / 3)).toBeLessThan(1);
    await less("50%");
    const after = (await kept()) - beside;
    expect(after).toBe(before - Math.round(before / 2));
    await deliver();
    const first = await sendBack(1);
    expect(Math.abs(first - goods / 6)).toBeLessThan(1);
    expect(first + (await sendBack(1))).toBe(after);
    expect(await books()).toEqual([]);
  });

  it.each(methods)("comes on top of an earlier one (%s)", async (method) => {
    const { goods, beside, kept, less, out, deliver, sendBack, books, record } = await open(method);
    await less("50%");
    await out(1);
    const before = (await kept()) - beside;
    await less("50%");
    const after = (await kept()) - beside;
    expect(after).toBe(before - Math.round(before / 2));
    expect((await record()).discounted?.paise).toBe(after);
    await deliver();
    const back = [await sendBack(1), await sendBack(1)];
    for (const one of back) expect(Math.abs(one - goods / 12)).toBeLessThanOrEqual(1);
    expect(await kept()).toBe(beside);
    expect(await books()).toEqual([]);
  });

  it("is credited for goods alone, where it is off what is paid on delivery", async () => {
    const { parts, by, db, less } = await open("cash");
    await less("50%");
    const papers = await db.read
      .selectFrom("invoices")
      .select("content")
      .where("order_id", "=", by.orderId)
      .where("kind", "=", "credit")
      .execute();
    const lines = papers.flatMap(({ content }) => (JSON.parse(content) as { items: unknown[] }).items);
    expect(lines).toMatchObject([{ line: 0, quantity: 0 }]);
    expect(await parts.orders.pieces.of(db.read, [by.orderId])).toEqual([]);
  });
});
