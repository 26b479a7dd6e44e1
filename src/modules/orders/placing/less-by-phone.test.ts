import { expect, it } from "vitest";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import { enterOrder } from "./enter-order.ts";
import { prepareOrder } from "./prepare-order.ts";

describeOnBothEngines("a discount on an order by phone", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { settings: indiaSettings });
    await shop.product("pot", 9);
    await shop.person("asha");
    const items = [{ productId: productIdOf("pot"), quantity: 2 }];
    const to = { pinCode: "560001", state: "Karnataka" };
    const enter = (over: object) =>
      enterOrder(shop.parts, {
        ...{ customer: "asha", items, payment: "cash", key: crypto.randomUUID(), actor: "meera", lang: "en" },
        ...over,
      });
    const prepare = (over: object) => prepareOrder(shop.parts, { items, to, found: [], ...over });
    return { ...shop, db, enter, prepare };
  }
  const off = { discount: "10%", discountReason: "Regular customer" };

  it("is told before, and stands on the bill and on the invoice", async () => {
    const { parts, db, enter, prepare } = await open();
    const quote = (await prepare(off)).quote;
    const plain = (await prepare({})).quote;
    expect(quote?.promo).toBe(Math.round((plain?.subtotal ?? 0) / 10));
    const entered = await enter({ ...off, shownPaise: quote?.total });
    if (!entered.ok) throw new Error(entered.reason);
    expect(entered.value.quote).toMatchObject({ total: quote?.total, promo: quote?.promo });
    expect(entered.value.quote.charges[0]).toMatchObject({ params: { name: "Regular customer" } });
    const [invoice] = await parts.invoices.ofOrders(db.read, [entered.value.id]);
    expect(invoice?.totalPaise).toBe(quote?.total);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });

  it("has a reason, and is no more than the goods cost", async () => {
    const { enter, prepare, stock } = await open();
    const wrong = [
      [{ discount: "10%" }, "fieldRequired", "discountReason"],
      [{ ...off, discount: "ten" }, "amountUnusable", "discount"],
      [{ ...off, discount: "9,99,999" }, "discountOverGoods", "discount"],
      [{ ...off, discount: "500%" }, "discountOverGoods", "discount"],
    ] as const;
    for (const [over, reason, field] of wrong) expect(await enter(over)).toMatchObject({ reason, field });
    expect(await stock("pot")).toMatchObject({ free: 9 });
    expect((await prepare({ ...off, discount: "ten" })).quote).toEqual((await prepare({})).quote);
  });
});
