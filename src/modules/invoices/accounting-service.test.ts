import fc from "fast-check";
import { expect, it } from "vitest";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { askRefund } from "#modules/orders/refunds/give-back.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { createAccountingService } from "./accounting-service.ts";
import { dayOf } from "./rules/period.ts";

const actions = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    way: fc.constantFrom("card", "cash"),
    usesCode: fc.boolean(),
    after: fc.constantFrom("keep", "cancel", "part", "whole", "unpaid"),
    hours: fc.integer({ min: 0, max: 40 }),
    sweeps: fc.boolean(),
  }),
  { minLength: 6, maxLength: 12 },
);
type Actions = typeof actions extends fc.Arbitrary<infer T> ? T : never;

describeOnBothEngines("the sums of money", (openFresh) => {
  async function open(settings: typeof indiaSettings) {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway, settings });
    await shop.product("pot", 1_000, { price: 1_333, discount: 7 });
    const rule = { code: "LESS", percent: 7, paise: 1_01, shipsFree: false, minimumPaise: 0, times: null };
    const more = { perCustomer: null, firstOrder: false, beginsAt: null, endsAt: null, isOn: true };
    await shop.promoCodes.putPromos("owner", [{ ...rule, ...more }]);
    await shop.promoCodes.catchUp();
    const accounting = createAccountingService({
      db,
      clock: { now: () => shop.time.now },
      invoices: shop.parts.invoices,
      gstin: async () => "29AAGCB7383J1Z4",
    });
    const report = async (name: string) => {
      const found = await accounting.report(name);
      if (!found) throw new Error(`${name} is none.`);
      return found;
    };
    return { ...shop, db, gateway, accounting, report };
  }

  async function live(shop: Awaited<ReturnType<typeof open>>, wanted: Actions) {
    const { parts, gateway, db } = shop;
    const { usePromo: takeCode } = shop.cart;
    for (const [at, { quantity, way, usesCode, after, hours, sweeps }] of wanted.entries()) {
      const userId = `customer-${at}`;
      await shop.fill(userId, "pot", quantity);
      await takeCode(userId, usesCode ? "LESS" : "");
      const placed = await placeOrder(parts, { userId, key: "k", method: way, lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      const { orderId } = placed.value;
      if (way === "card" && after !== "unpaid") {
        gateway.books.set(placed.value.order_id, [paymentFor(placed.value)]);
        await hearWebhook(parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      }
      shop.pass(hours * 3_600_000);
      const ask = { orderId, actor: "staff", restock: false, reason: "broken" };
      if (after === "cancel") await cancelOrder(parts, orderId, "customer", userId);
      if (after === "part") await askRefund(parts, { ...ask, sum: 1_234 });
      if (after === "whole") await askRefund(parts, { ...ask, sum: "all" });
      await runPaymentJob(parts);
      if (sweeps) await Promise.all([shop.accounting.runJob(), shop.accounting.runJob()]);
    }
    shop.pass(3_600_000);
    await runPaymentJob(parts);
    return db.read.selectFrom("invoices").select(["kind", "issued_at", "total_paise"]).execute();
  }

  it.each([
    ["demo", demoSettings],
    ["india", indiaSettings],
  ])("are those of the papers and of what was kept, swept or not (%s)", async (_, settings) => {
    const shop = await open(settings);
    const [wanted = []] = fc.sample(actions, { numRuns: 1, seed: 20261122 });
    const documents = await live(shop, wanted);
    expect(documents.length).toBeGreaterThan(4);
    const sum = (kind: string, isIn: (day: string) => boolean) =>
      documents
        .filter((one) => one.kind === kind && isIn(dayOf(one.issued_at)))
        .reduce((all, { total_paise }) => all + total_paise, 0);
    const check = async () => {
      const months = [...new Set(documents.map(({ issued_at }) => dayOf(issued_at).slice(0, 7)))];
      for (const name of [...months, ...documents.map(({ issued_at }) => dayOf(issued_at)), "2026"]) {
        const isIn = (day: string) => name === "2026" || day.startsWith(name);
        const { totals, taxes, bars, isBehind } = await shop.report(name);
        const net = sum("invoice", isIn) - sum("credit", isIn);
        expect([name, isBehind, totals.sold, totals.credited]).toEqual([
          name,
          false,
          sum("invoice", isIn),
          sum("credit", isIn),
        ]);
        expect(totals.goods + totals.delivery + totals.other).toBe(totals.sold);
        const taxed = taxes.reduce((all, { taxable, tax }) => all + taxable + tax, 0);
        expect(taxed).toBe(net);
        expect(taxes.reduce((all, { tax }) => all + tax, 0)).toBe(totals.tax - totals.creditedTax);
        if (name.length !== 10) expect(bars.reduce((all, { paise }) => all + paise, 0)).toBe(net);
      }
    };
    const checkToday = async () => {
      const { totals } = await shop.report(dayOf(shop.time.now));
      const soldPaise = totals.sold - totals.credited;
      expect(soldPaise).not.toBe(0);
      expect(await shop.accounting.ofDay()).toEqual({ invoices: totals.sales, soldPaise });
    };
    shop.time.now = Math.max(...documents.map(({ issued_at }) => Number(issued_at)));
    await check();
    await checkToday();
    await shop.accounting.runJob();
    await check();
    await checkToday();
    const before = await shop.db.read.selectFrom("sales_days").selectAll().execute();
    await shop.accounting.runJob();
    expect(await shop.db.read.selectFrom("sales_days").selectAll().execute()).toEqual(before);

    const orders = await shop.db.read
      .selectFrom("orders")
      .innerJoin("payments", "payments.order_id", "orders.id")
      .select([
        "orders.id",
        "orders.status",
        "orders.total_paise",
        "payments.method",
        "payments.status as paid",
      ])
      .execute();
    const refunds = await shop.db.read.selectFrom("refunds").select(["amount_paise", "state"]).execute();
    const captured = orders.filter(({ paid }) => paid === "captured" || paid === "refunded");
    const cash = orders.filter(({ method, status }) => method === "cash" && status === "ordered");
    const paiseOf = (some: readonly { total_paise: number }[]) =>
      some.reduce((all, { total_paise }) => all + total_paise, 0);
    expect(refunds.every(({ state }) => state === "done")).toBe(true);
    const kept = paiseOf(captured) - refunds.reduce((all, { amount_paise }) => all + amount_paise, 0);
    const year = await shop.report("2026");
    expect(year.totals.sold - year.totals.credited).toBe(kept + paiseOf(cash));
    expect(year.cashDue).toEqual({ count: cash.length, paise: paiseOf(cash) });
    expect(year.totals.less > 0).toBe(
      wanted.some(({ usesCode, way, after }) => usesCode && (way === "cash" || after !== "unpaid")),
    );
  });

  it("compares a month that runs with as many days of the one before", async () => {
    const shop = await open(demoSettings);
    await live(shop, [
      { quantity: 1, way: "cash", usesCode: false, after: "keep", hours: 0, sweeps: true },
      { quantity: 2, way: "cash", usesCode: false, after: "keep", hours: 0, sweeps: false },
    ]);
    shop.time.now = Date.parse("2026-12-20T12:00:00+05:30");
    const early = await shop.report("2026-12");
    expect([early.totals.sold, early.totalsBefore.sold, early.before]).toEqual([
      0,
      0,
      { from: "2026-11-01", to: "2026-11-20" },
    ]);
    shop.time.now = Date.parse("2026-12-21T12:00:00+05:30");
    expect((await shop.report("2026-12")).totalsBefore).toMatchObject({ sales: 2 });
  });
});
