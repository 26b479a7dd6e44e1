import { expect, it } from "vitest";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";

describeOnBothEngines("pieces of which one was free", (openFresh) => {
  it("come back at what was paid for each, the other goods at their price, and the papers agree", async () => {
    const shop = await openReturns(await openFresh(), {
      beforePlacing: async ({ automaticDiscounts: discounts }) => {
        const made = await discounts.office.make("meera", {
          ...{ kind: "freePieces", name: { en: "Buy 1, get 1 free", hi: "" }, buy: 1, free: 1, percent: 0 },
          ...{ paise: 0, minimumPaise: 0, productId: productIdOf("pot"), category: null, customer: "" },
          ...{ beginsAt: null, endsAt: null },
        });
        expect(made).toMatchObject({ ok: true });
        await discounts.catchUp();
      },
    });
    const { db, order, returns, lineOf } = shop;
    const pot = order.lines[lineOf("pot")];
    if (!pot) throw new Error("There are pots.");
    expect(order.quote.promo).toBe(pot.unitPaise);
    expect(pot.sale.lessPaise).toBe(pot.unitPaise);
    const giveBack = async (piece: "pot" | "lamp") => {
      const lines = [{ line: lineOf(piece), quantity: 1 }];
      const by = { actor: "meera", returnId: (await shop.asked({ lines })).id };
      await returns.accept(by, {});
      await returns.receive(by);
      await returns.inspect(by, { shelve: lines, writeOff: [] });
      const owed = (await returns.show(by.returnId))?.owedPaise;
      expect(await returns.payBack(by)).toMatchObject({ ok: true });
      return owed ?? 0;
    };
    const back = [await giveBack("pot"), await giveBack("lamp"), await giveBack("pot")];
    const [first = 0, lamp = 0, second = 0] = back;
    expect(Math.abs(first - lamp / 2)).toBeLessThanOrEqual(1);
    expect(first + lamp + second).toBe(order.quote.total - order.quote.shipping);
    await runPaymentJob(shop.parts);
    const [, ...credits] = await shop.parts.invoices.ofOrders(db.read, [shop.orderId]);
    expect(credits.map(({ totalPaise }) => totalPaise)).toEqual(back);
    expect(credits.map(({ items }) => items.map(({ line, quantity }) => [line, quantity]))).toEqual(
      (["pot", "lamp", "pot"] as const).map((piece) => [[lineOf(piece), 1]]),
    );
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });
});
