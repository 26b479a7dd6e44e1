import { expect, it } from "vitest";
import type { InvoiceView } from "#modules/invoices/views.ts";
import { checkoutForTests, ownGstin, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { askRefund } from "../refunds/give-back.ts";
import { enterOrder } from "./enter-order.ts";
import { placeOrder } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";

const entered = {
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  pinCode: "560001",
  country: "India",
};
const profiles = [
  ["demo", demoSettings],
  ["india", indiaSettings],
] as const;

describeOnBothEngines("invoices", (openFresh) => {
  async function open(settings: (typeof profiles)[number][1], at: (point: string) => void = () => {}) {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway, settings, at });
    await shop.product("pot", 100);
    const { parts } = shop;
    const place = async (userId: string, quantity = 3, over: Partial<Purchase> = {}) => {
      await shop.fill(userId, "pot", quantity);
      const placed = await placeOrder(parts, { userId, key: userId, method: "card", lang: "en", ...over });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const hear = (raw: string) => hearWebhook(parts, raw, new Headers());
    const buy = async (userId: string, quantity = 3, over: Partial<Purchase> = {}) => {
      const start = await place(userId, quantity, over);
      gateway.books.set(start.order_id, [paymentFor(start)]);
      await hear(message("payment.captured", paymentFor(start)));
      return start;
    };
    const invoices = (orderId: string) => parts.invoices.ofOrders(db.read, [orderId]);
    /** Refunds leave in the next runs. */
    const settle = async () => {
      shop.pass(60_000);
      await runPaymentJob(parts);
    };
    return { ...shop, db, gateway, place, hear, buy, papers: invoices, settle };
  }

  it.each(profiles)("say what was sold and what went back, to the paisa (%s)", async (_, settings) => {
    const shop = await open(settings);
    const start = await shop.buy("asha");
    const [invoice] = await shop.papers(start.orderId);
    expect(invoice).toMatchObject({ kind: "invoice", number: "INV/26-27/1", totalPaise: start.amount });
    const order = await shop.parts.orders.find(shop.db.read, start.orderId);
    expect(taxIn([invoice])).toBe(taxCharged(order));

    const ask = { orderId: start.orderId, actor: "staff", restock: false, reason: "broken" };
    const goods = [{ line: 0, quantity: 1 }];
    expect((await askRefund(shop.parts, { ...ask, sum: "goods", goods })).ok).toBe(true);
    expect(await shop.papers(start.orderId)).toHaveLength(1);
    await shop.settle();
    await shop.hear(message("payment.captured", paymentFor(start)));
    const [, first] = await shop.papers(start.orderId);
    expect(first).toMatchObject({ kind: "credit", number: "CN/26-27/1", ofNumber: "INV/26-27/1" });
    expect(first?.items).toHaveLength(1);

    shop.gateway.giveBack(paymentFor(start), 1_01);
    await cancelOrder(shop.parts, start.orderId, "customer", "asha");
    await shop.settle();
    await shop.settle();
    const all = await shop.papers(start.orderId);
    const credits = all.filter(({ kind }) => kind === "credit");
    expect(sumOf(credits)).toBe(start.amount);
    expect(taxIn(credits)).toBe(taxIn([invoice]));
    expect(credits.map(({ number }) => number)).toEqual(credits.map((_, at) => `CN/26-27/${at + 1}`));
  });

  it("credit a sum for a scratch to the goods that it is for, and no piece of them", async () => {
    const shop = await open(indiaSettings);
    await shop.product("lamp", 100);
    await shop.fill("asha", "lamp", 1);
    const { orderId } = await shop.buy("asha");
    const goods = [{ line: 0, quantity: 1 }];
    const ask = { orderId, actor: "staff", restock: false, reason: "a scratch", goods };
    expect((await askRefund(shop.parts, { ...ask, sum: 1_000 })).ok).toBe(true);
    await shop.settle();
    const [, credit] = await shop.papers(orderId);
    expect(credit?.items).toMatchObject([{ line: 0, quantity: 0, paise: 1_000 }]);
  });

  it("bear the number of a business that gave one, and so do their credit notes", async () => {
    const shop = await open(indiaSettings);
    const business = { name: "Asha Traders", gstin: "29AAGCB7383J1Z4" };
    const given = { gstin: "29aagcb7383j1z4", businessName: "Asha Traders" };
    const start = await shop.buy("asha", 3, given);
    await cancelOrder(shop.parts, start.orderId, "customer", "asha");
    await shop.settle();
    const all = await shop.papers(start.orderId);
    expect(kindsOf(all)).toEqual(["invoice", "credit"]);
    expect(all.map(({ buyer }) => buyer?.business)).toEqual([business, business]);
    const shown = await orderOf(shop.parts, "asha", start.orderId);
    expect(shown?.creditNotes).toEqual(["CN/26-27/1"]);

    const [plain] = await shop.papers((await shop.buy("bina")).orderId);
    expect(plain?.buyer?.business).toBe(null);
  });

  it("are another order's when the number is another, and the same order's when it is not", async () => {
    const shop = await open(indiaSettings);
    const given = { gstin: "29AAGCB7383J1Z4", businessName: "Asha Traders" };
    const first = await shop.place("asha", 3, given);
    const again = await placeOrder(shop.parts, { ...purchase("asha", "again"), ...given });
    const without = await placeOrder(shop.parts, purchase("asha", "without"));
    expect(again).toMatchObject({ ok: true, value: { orderId: first.orderId } });
    expect(without.ok && without.value.orderId).not.toBe(first.orderId);
    const other = { ...purchase("asha", "asha"), gstin: "29AAGCB7383J1Z4", businessName: "Another" };
    expect(await placeOrder(shop.parts, other)).toMatchObject({ reason: "keyReused" });
  });

  it("refuse a number that is none, of another state, or where the shop names no taxes", async () => {
    const shop = await open(indiaSettings);
    await shop.fill("asha", "pot", 1);
    const ask = (gstin: string) =>
      placeOrder(shop.parts, { ...purchase("asha", gstin), gstin, businessName: "Asha Traders" });
    expect(await ask("29AAGCB7383J1Z5")).toMatchObject({ reason: "gstinUnusable", field: "gstin" });
    expect(await ask("27AAPFU0939F1ZV")).toMatchObject({ reason: "gstinElsewhere", field: "gstin" });
    const demo = await open(demoSettings);
    await demo.fill("asha", "pot", 1);
    const there = { ...purchase("asha", "key"), gstin: "29AAGCB7383J1Z4", businessName: "Asha Traders" };
    expect(await placeOrder(demo.parts, there)).toMatchObject({ reason: "invalidInput", field: "gstin" });
  });

  it("bear the number that somebody gave on the phone, and never the shop's own", async () => {
    const shop = await open(indiaSettings);
    await shop.person("asha");
    const business = { name: "Asha Traders", gstin: "29AAGCB7383J1Z4" };
    const enter = (over: object) =>
      enterOrder(shop.parts, {
        customer: "asha",
        items: [{ productId: productIdOf("pot"), quantity: 1 }],
        address: { ...entered, state: "Karnataka" },
        actor: "meera",
        lang: "en",
        ...over,
      });
    const given = { gstin: business.gstin.toLowerCase(), businessName: " Asha  Traders " };
    const sold = await enter({ ...given, key: "once" });
    if (!sold.ok) throw new Error(sold.reason);
    const [invoice] = await shop.papers(sold.value.id);
    expect(invoice?.buyer?.business).toEqual(business);
    expect(await enter({ ...given, key: "once" })).toMatchObject({ ok: true, value: { id: sold.value.id } });
    expect(await enter({ key: "once" })).toMatchObject({ reason: "keyReused" });

    const refused = [
      [{ gstin: "29AAGCB7383J1Z5" }, "gstinUnusable", "gstin"],
      [{ gstin: "27AAPFU0939F1ZV" }, "gstinElsewhere", "gstin"],
      [{ gstin: business.gstin, businessName: "" }, "fieldRequired", "businessName"],
      [{ gstin: ownGstin, address: { ...entered, state: "Maharashtra" } }, "gstinOwn", "gstin"],
    ] as const;
    for (const [over, reason, field] of refused)
      expect(await enter({ businessName: "Asha Traders", ...over })).toMatchObject({ reason, field });
  });

  it("are drawn for cash when it is ordered, and taken back when nobody paid", async () => {
    const shop = await open(indiaSettings);
    const { orderId } = await shop.place("asha", 2, { method: "cash" });
    expect(kindsOf(await shop.papers(orderId))).toEqual(["invoice"]);
    await cancelOrder(shop.parts, orderId, "staff", "staff");
    const [invoice, credit] = await shop.papers(orderId);
    expect(credit).toMatchObject({ kind: "credit", totalPaise: invoice?.totalPaise });
  });

  it("leave no gap and no double when thirty pay at once and every third sale is undone", async () => {
    let tries = 0;
    const shop = await open(demoSettings, (point) => {
      if (point === "settle:before-commit" && ++tries % 3 === 0) throw new Error("the machine stops here");
    });
    const starts = [];
    for (let at = 0; at < 30; at++) starts.push(await shop.place(`buyer-${at}`, 1));
    const heard = await Promise.allSettled(
      starts.map((start) => shop.hear(message("payment.captured", paymentFor(start)))),
    );
    const undone = heard.filter(({ status }) => status === "rejected");
    const drawn = await shop.db.read.selectFrom("invoices").select("place").orderBy("place").execute();
    const paid = await shop.db.read
      .selectFrom("orders")
      .select("id")
      .where("status", "=", "ordered")
      .execute();
    expect(undone.length).toBeGreaterThanOrEqual(Math.floor(tries / 3));
    expect(undone.length).toBeGreaterThan(0);
    expect(paid).toHaveLength(30 - undone.length);
    expect(drawn.map(({ place }) => place)).toEqual(paid.map((_, at) => at + 1));
  });

  it("say nothing of money that bought nothing", async () => {
    const shop = await open(demoSettings);
    const start = await shop.place("asha", 1);
    await cancelOrder(shop.parts, start.orderId, "customer", "asha");
    await shop.hear(message("payment.captured", paymentFor(start)));
    await shop.settle();
    expect(await shop.papers(start.orderId)).toEqual([]);
  });
});

function purchase(userId: string, key: string): Purchase {
  return { userId, key, method: "card", lang: "en" };
}

function sumOf(invoices: readonly InvoiceView[]): number {
  return invoices.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
}

function taxIn(invoices: readonly (InvoiceView | undefined)[]): number {
  return invoices.flatMap((invoice) => invoice?.items ?? []).reduce((sum, { taxPaise }) => sum + taxPaise, 0);
}

function taxCharged(order: { quote: { charges: readonly { kind: string; paise: number }[] } } | undefined) {
  return (order?.quote.charges ?? []).reduce((sum, one) => (one.kind === "tax" ? sum + one.paise : sum), 0);
}

function kindsOf(invoices: readonly InvoiceView[]) {
  return invoices.map(({ kind }) => kind);
}
