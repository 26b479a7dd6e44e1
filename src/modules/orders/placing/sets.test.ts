import { sql } from "kysely";
import { expect, it } from "vitest";
import { accountantFile } from "#modules/invoices/accountant-files.ts";
import { promoInput } from "#modules/promo-codes/file-input.ts";
import { returnPageOf } from "#modules/returns/return-views.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { checkoutForTests, productIdOf, rate } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import { makeSet, partsNamed } from "#support/sets.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { changeChoice } from "../changes/change-choice.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { orderToken } from "../messages/order-links.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { askRefund } from "../refunds/give-back.ts";
import { chosenLines } from "../rules/chosen-lines.ts";
import { enterOrder } from "./enter-order.ts";
import { placeOrder } from "./place-order.ts";

const anyDiscount = {
  ...{ buy: 0, free: 0, percent: 0, paise: 0, minimumPaise: 0, productId: null, category: null },
  ...{ customer: "", beginsAt: null, endsAt: null },
};

describeOnBothEngines("an order of a set", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { settings: indiaSettings, gateway: tellingGateway() });
    await shop.product("glass", 130, { price: 250, discount: 0 });
    await shop.product("jug", 50, { price: 900, discount: 0 });
    const code = (name: string, hsn: string) =>
      db.write((tx) =>
        sql`update products set hsn_code = ${hsn} where id = ${productIdOf(name)}`.execute(tx),
      );
    await code("glass", "7013");
    await code("jug", "6109");
    const set = await makeSet(shop, "supper", { glass: 6, jug: 1 }, { price: 2_000, discount: 0 });
    const buy = async (who = "asha", more = {}) =>
      placeOrder(shop.parts, { userId: who, key: `${who} k`, method: "card", lang: "en", ...more });
    const orderOf = async (id: string) => {
      const order = await shop.parts.orders.find(db.read, id);
      if (!order) throw new Error("The order is gone.");
      return order;
    };
    const bought = async (who = "asha") => {
      const placed = await buy(who);
      if (!placed.ok) throw new Error(placed.reason);
      return { placed: placed.value, order: await orderOf(placed.value.orderId) };
    };
    const pay = (placed: Parameters<typeof paymentFor>[0]) =>
      hearWebhook(shop.parts, message("payment.captured", paymentFor(placed)), new Headers());
    return { db, shop, set, buy, bought, pay, orderOf };
  }
  const setPaise = Math.round(2_000 * rate);

  it("is one line in the cart, and sold, held and invoiced as its parts", async () => {
    const { db, shop, set, bought, pay } = await open();
    const cart = await shop.fill("asha", "supper", 2);
    expect(cart.lines).toMatchObject([
      {
        productId: set,
        quantity: 2,
        most: 10,
        linePaise: 2 * setPaise,
        parts: [{ pieces: 6 }, { pieces: 1 }],
      },
    ]);
    const { placed, order } = await bought();
    expect(order.quote.total).toBe(cart.quote.total);
    const sumOf = (name: string) =>
      order.lines
        .filter(({ productId }) => productId === productIdOf(name))
        .reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
    expect(sumOf("glass") + sumOf("jug")).toBe(2 * setPaise);
    // As they cost alone: 1,500 to 900.
    expect(Math.abs(sumOf("glass") - (2 * setPaise * 1_500) / 2_400)).toBeLessThan(4);
    expect(order.lines.every(({ partOf }) => partOf?.productId === set && partOf.quantity === 2)).toBe(true);
    expect(chosenLines(order.lines)).toMatchObject([{ productId: set, quantity: 2, unitPaise: setPaise }]);
    expect(new Set(order.lines.map(({ sale }) => sale.hsn))).toEqual(new Set(["7013", "6109"]));
    expect(new Set(order.lines.map(({ sale }) => sale.tax?.percent)).size).toBe(2);
    expect(await shop.stock("glass")).toEqual({ free: 118, held: 12, sold: 0 });
    expect(await shop.stock("supper")).toEqual({ free: 0, held: 0, sold: 0 });
    // What somebody holds who has not paid yet is still to be had in the own cart.
    expect((await shop.cart.cart("asha")).lines).toMatchObject([{ most: 10, changes: [] }]);
    await pay(placed);
    expect(await shop.stock("jug")).toEqual({ free: 48, held: 0, sold: 2 });
    expect((await shop.cart.cart("asha")).lines).toEqual([]);
    const [invoice] = await shop.parts.invoices.ofOrders(db.read, [order.id]);
    expect(invoice?.items.map(({ words, hsn }) => [words.endsWith(`(Thing ${set})`), hsn])).toEqual(
      order.lines.map(({ sale }) => [true, sale.hsn]),
    );
    expect(invoice?.totalPaise).toBe(order.quote.total);
  });

  it("is named where its parts come back and in the accountant's file, and may be reviewed", async () => {
    const { db, shop, set, bought, pay } = await open();
    await shop.fill("asha", "supper");
    const { placed, order } = await bought();
    const { orders } = shop.parts;
    const mayReview = async () => [
      await orders.hasBought(db.read, "asha", set),
      (await orders.boughtBy(db.read, "asha", 20)).includes(set),
    ];
    expect(await mayReview()).toEqual([false, false]);
    await pay(placed);
    expect(await mayReview()).toEqual([true, true]);
    expect(await orders.hasBought(db.read, "asha", set.slice(0, -1))).toBe(false);
    const sold = await new Response(
      accountantFile(db, "lines", { name: "all", kind: "month", from: "1970-01-01", to: "2100-01-01" }),
    ).text();
    for (const { title } of order.lines) expect(sold).toContain(`${title} (Thing ${set})`);
    const fulfilment = createFulfilment(shop.parts);
    const by = { orderId: order.id, actor: "meera" };
    await fulfilment.send(by, {});
    await fulfilment.handOver(by);
    const page = await returnPageOf(shop.parts, orderToken(shop.parts, "return", order.id));
    expect(page?.lines.map(({ partOf }) => partOf?.productId)).toEqual([set, set]);
  });

  it("gives back the share of a part that comes back", async () => {
    const { db, shop, bought, pay } = await open();
    await shop.fill("asha", "supper");
    const { placed, order } = await bought();
    await pay(placed);
    const line = order.lines.findIndex(({ productId }) => productId === productIdOf("jug"));
    const share = order.lines[line]?.unitPaise ?? 0;
    await createFulfilment(shop.parts).send({ orderId: order.id, actor: "meera" }, {});
    const wish = { orderId: order.id, actor: "meera", reason: "cracked", key: "r" };
    const given = await askRefund(shop.parts, {
      ...wish,
      ...{ sum: "goods", goods: [{ line, quantity: 1 }], restock: true },
    });
    expect(given.ok).toBe(true);
    const refunds = await shop.parts.payments.refunds.of(db.read, [order.id]);
    expect(refunds.map(({ amount_paise }) => amount_paise)).toEqual([share]);
    expect(await shop.stock("jug")).toMatchObject({ free: 50, sold: 0 });
    expect([...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))]).toEqual([]);
  });

  it("sends a part in another choice, which is bought again for itself alone", async () => {
    const { db, shop, pay, bought } = await open();
    await shop.product("kurta", 60, { sizes: ["S", "M"] });
    await shop.product("pair", 0, { price: 3_001 });
    const kurta = productIdOf("kurta");
    const parts = [{ productId: kurta, colour: "", size: "M", pieces: 3 }, ...partsNamed({ jug: 1 })];
    await shop.services.catalogue.changeSet("owner", productIdOf("pair"), { parts, seen: 0 });
    await shop.fill("asha", "pair", 2);
    const { placed, order } = await bought();
    await pay(placed);
    const line = order.lines.findIndex(({ productId }) => productId === kurta);
    const to = { colour: null, size: "S" };
    const by = { orderId: order.id, actor: "meera", reason: "too large" };
    expect((await changeChoice(shop.parts, { ...by, line, quantity: 1, to })).ok).toBe(true);
    const [next] = (await shop.parts.orders.together(db.read, [order])).get(order.id) ?? [];
    const lines = (next && (await shop.parts.orders.find(db.read, next.id)))?.lines ?? [];
    const { unitPaise } = order.lines[line] ?? {};
    expect(lines).toMatchObject([{ productId: kurta, size: "S", quantity: 1, unitPaise, partOf: null }]);
    expect(chosenLines(lines)).toEqual(lines);
    expect([...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))]).toEqual([]);
  });

  it("is named in the language of the order in its mail", async () => {
    const { db, shop, set, buy, pay } = await open();
    await shop.services.catalogue.changeProduct("owner", set, { titleHi: "भोजन सेट" });
    await shop.fill("asha", "supper");
    const placed = await buy("asha", { lang: "hi" });
    if (!placed.ok) throw new Error(placed.reason);
    await pay(placed.value);
    const mails = await db.read.selectFrom("outbox").select("message").execute();
    const { text } = JSON.parse(mails.at(-1)?.message ?? "{}") as { text: string };
    expect(text).toContain("सेट: भोजन सेट");
    expect(text).not.toContain(`सेट: Thing`);
  });

  it("finds what another line of the cart leaves of a part", async () => {
    const { shop, buy } = await open();
    await shop.product("lamp", 13);
    await makeSet(shop, "evening", { lamp: 6, jug: 1 });
    await shop.fill("asha", "lamp", 8);
    shop.pass(1);
    const cart = await shop.fill("asha", "evening");
    expect(cart).toMatchObject({
      payable: false,
      lines: [{ changes: [] }, { changes: [{ kind: "soldOut" }] }],
    });
    expect(await buy()).toMatchObject({ reason: "cartChanged" });
  });

  it("is to be had once by somebody who never paid, though that is most of what is left", async () => {
    const { shop, buy } = await open();
    await shop.product("lamp", 13);
    await makeSet(shop, "evening", { lamp: 7, jug: 1 });
    await shop.fill("asha", "evening");
    expect((await buy()).ok).toBe(true);
    await shop.fill("tara", "lamp", 4);
    expect(await buy("tara")).toMatchObject({ reason: "holdTooMuch", data: { most: 3 } });
  });

  it("is another purchase once it consists of something else, or a part costs something else", async () => {
    const { db, shop, set, bought } = await open();
    await shop.fill("asha", "supper");
    const first = await bought();
    await db.write((tx) =>
      sql`update products set own_unit_paise = own_unit_paise * 2, own_mrp_paise = own_mrp_paise * 2
        where id = ${productIdOf("jug")}`.execute(tx),
    );
    const again = await placeOrder(shop.parts, { userId: "asha", key: "2", method: "card", lang: "en" });
    expect(again.ok && again.value.orderId).not.toBe(first.order.id);
    const { catalogue } = shop.services;
    const parts = partsNamed({ glass: 2, jug: 2 });
    expect((await catalogue.changeSet("owner", set, { parts, seen: 1 })).ok).toBe(true);
    const last = await placeOrder(shop.parts, { userId: "asha", key: "3", method: "card", lang: "en" });
    if (!last.ok) throw new Error(last.reason);
    expect(await shop.stock("jug")).toEqual({ free: 48, held: 2, sold: 0 });
    expect(await shop.stock("glass")).toEqual({ free: 128, held: 2, sold: 0 });
  });

  it("counts as the set for codes, whose discount is off the parts", async () => {
    const { shop, set, bought, pay } = await open();
    const code = promoInput.parse({ code: "SUPPER", percent: 10, minimumPaise: setPaise });
    await shop.promoCodes.office.make("owner", code);
    await shop.promoCodes.catchUp();
    await shop.fill("asha", "supper");
    expect((await shop.cart.usePromo("asha", "SUPPER")).ok).toBe(true);
    const { placed, order } = await bought();
    const less = order.lines.reduce((sum, { sale }) => sum + sale.lessPaise, 0);
    expect(less).toBe(order.quote.promo);
    expect(less).toBeGreaterThan(0);
    await pay(placed);
    expect((await shop.parts.orders.find(shop.parts.db.read, order.id))?.status).toBe("ordered");
    expect(set).toBeTruthy();
  });

  it("counts as one product for discounts that come by themselves, which are off the parts", async () => {
    const { shop, set, bought } = await open();
    const free = { kind: "freePieces" as const, name: { en: "3 for 2", hi: "" }, buy: 2, free: 1 };
    for (const productId of [productIdOf("glass"), set])
      await shop.automaticDiscounts.office.make("owner", { ...anyDiscount, ...free, productId });
    await shop.automaticDiscounts.catchUp();
    const cart = await shop.fill("asha", "supper", 3);
    expect(cart.quote.promo).toBe(setPaise);
    const { order } = await bought();
    expect(order.quote.total).toBe(cart.quote.total);
    expect(order.lines.reduce((sum, { sale }) => sum + sale.lessPaise, 0)).toBe(setPaise);
    expect(order.lines.every(({ sale }) => sale.lessPaise > 0)).toBe(true);
  });

  it("is entered by the staff as its parts too", async () => {
    const { db, shop, set, orderOf } = await open();
    await shop.person("asha");
    const entered = await enterOrder(shop.parts, {
      ...{ customer: "asha", items: [{ productId: set, quantity: 1 }], actor: "meera", lang: "en" },
    });
    if (!entered.ok) throw new Error(entered.reason);
    const order = await orderOf(entered.value.id);
    expect(order.lines.reduce((sum, one) => sum + one.quantity * one.unitPaise, 0)).toBe(setPaise);
    expect(
      order.lines.every(({ cartLineId, partOf }) => cartLineId === null && partOf?.productId === set),
    ).toBe(true);
    expect(await shop.stock("glass")).toEqual({ free: 124, held: 0, sold: 6 });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("is bought by one of two who want its last part, alone and in the set", async () => {
    const { db, shop, buy } = await open();
    await shop.product("lamp", 1);
    await makeSet(shop, "evening", { lamp: 1, glass: 1 });
    const both = async (round: number) => {
      const [one, other] = [`one ${round}`, `other ${round}`];
      await shop.fill(one, "lamp");
      await shop.fill(other, "evening");
      const placed = await Promise.all([buy(one), buy(other)]);
      expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
      const lost = placed.find(({ ok }) => !ok);
      expect(["outOfStock", "cartChanged"]).toContain(lost?.ok === false && lost.reason);
      for (const who of [one, other])
        for (const order of (await shop.parts.orders.ofUser(who, { page: 1, size: 9 })).orders)
          await shop.checkout.cancelMine(who, order.id, {});
      expect(await shop.stock("lamp")).toEqual({ free: 1, held: 0, sold: 0 });
    };
    for (let round = 0; round < 8; round++) await both(round);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });
});
