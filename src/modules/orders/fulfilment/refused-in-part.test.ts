import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { orderForOffice } from "../order-lists/order-for-office.ts";
import { askRefund } from "../refunds/give-back.ts";

const reason = "nobody opened";

async function sentInTwo(db: Database) {
  const shop = await openFulfilment(db, { method: "cash" });
  const { fulfilment, by, parts } = shop;
  await fulfilment.send(by, { carrier: "Delhivery", lines: [{ line: 0, quantity: 2 }] });
  await fulfilment.send(by, { carrier: "India Post" });
  const books = async () => {
    const [order, payment, cash] = await Promise.all([
      shop.record(),
      parts.payments.ofOrder(db.read, by.orderId),
      parts.cash.of(db.read, by.orderId),
    ]);
    const invoices = await parts.invoices.ofOrders(db.read, [by.orderId]);
    const credit = invoices.filter(({ kind }) => kind === "credit").map(({ totalPaise }) => totalPaise);
    return { order, payment, cash, credit };
  };
  const refused = () => parts.cash.refusedBy(db.read, { userId: "asha", phones: [] });
  return { ...shop, books, refused };
}

type Books = Awaited<ReturnType<Awaited<ReturnType<typeof sentInTwo>>["books"]>>;

/** The first line came back, the second one was kept. */
function expectPartOnly({ order, payment, cash, credit }: Books) {
  const [less = 0] = credit;
  const { total, shipping, subtotal } = order.quote;
  const [first] = order.lines;
  const goods = (first?.unitPaise ?? 0) * (first?.quantity ?? 0);
  expect(credit).toHaveLength(1);
  expect(less).toBeGreaterThan(0);
  expect(less / (total - shipping)).toBeCloseTo(goods / subtotal, 1);
  expect(order).toMatchObject({ status: "delivered", step: null, paidAt: expect.any(Number) });
  expect(payment).toMatchObject({ status: "captured", amount_paise: total - less });
  expect(cash).toMatchObject({ due_paise: total - less, due_at: expect.any(Number), carrier: "India Post" });
}

describeOnBothEngines("a cash order of which one parcel is refused", (openFresh) => {
  it("is owed for the other one alone, and the refusal counts, where it came back first", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by } = shop;
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: true });
    expect((await shop.books()).cash).toMatchObject({ due_at: null });
    expect((await fulfilment.handOver(by)).ok).toBe(true);
    expectPartOnly(await shop.books());
    expect(await shop.refused()).toBe(1);
    expect(await fulfilment.stepBack(by, "slip")).toMatchObject({ ok: false, reason: "wrongMove" });
    expectPartOnly(await shop.books());
  });

  it("is owed just so where it comes back after the other one arrived", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by } = shop;
    await fulfilment.handOver(by, { parcel: 2 });
    await fulfilment.letComeBack(by, { parcel: 1, reason });
    expect((await shop.books()).cash).toMatchObject({ due_at: null });
    expect((await fulfilment.takeBack(by, { parcel: 1, reason, restock: true })).ok).toBe(true);
    expectPartOnly(await shop.books());
    expect(await shop.refused()).toBe(1);
  });

  it("gives back nothing for what was refused: nobody paid for it", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by, parts } = shop;
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: true });
    await fulfilment.handOver(by);
    expect((await orderForOffice(parts, by.orderId))?.lines.map(({ owed }) => owed)).toEqual([0, 1]);
    const refund = (line: number) =>
      askRefund(parts, {
        ...by,
        sum: "goods",
        goods: [{ line, quantity: 1 }],
        restock: false,
        reason: "broken",
      });
    expect(await refund(0)).toMatchObject({ reason: "refundTooMuch", field: "goods" });
    const { payment, order } = await shop.books();
    expect(await refund(1)).toMatchObject({
      value: { amount_paise: (payment?.amount_paise ?? 0) - order.quote.shipping },
    });
  });

  it("counts as what was paid for the customer", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by, parts } = shop;
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: true });
    await fulfilment.handOver(by);
    const { order, payment } = await shop.books();
    expect(payment?.amount_paise).toBeLessThan(order.quote.total);
    const sums = await parts.orders.lists.sumsOf(["asha"]);
    expect(sums("asha")).toMatchObject({
      orders: 1,
      spentPaise: payment?.amount_paise,
      sentTo: {
        ...{ phone: expect.stringContaining("9"), city: expect.stringMatching(/\w/) },
        at: order.createdAt,
      },
    });
    expect(sums("nobody")).toMatchObject({ orders: 0, sentTo: null });
  });

  it("is owed whole where what came back left once more and arrived", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by } = shop;
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: false });
    expect((await fulfilment.send(by, { carrier: "Delhivery" })).ok).toBe(true);
    await fulfilment.handOver(by);
    const { order, payment, cash, credit } = await shop.books();
    expect(credit).toEqual([]);
    expect(payment).toMatchObject({ amount_paise: order.quote.total });
    expect(cash).toMatchObject({ due_paise: order.quote.total, refused_at: null });
    expect((await fulfilment.stepBack(by, "slip")).ok).toBe(true);
  });

  it("owes nothing where all of it came back", async () => {
    const shop = await sentInTwo(await openFresh());
    const { fulfilment, by } = shop;
    for (const parcel of [1, 2]) await fulfilment.takeBack(by, { parcel, reason, restock: true });
    const { order, payment, cash } = await shop.books();
    expect(order).toMatchObject({ step: "returned", paidAt: null });
    expect(payment).toMatchObject({ status: "created" });
    expect(cash).toMatchObject({ due_at: null });
  });
});
