import { expect, it } from "vitest";
import type { CheckoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { openReturns } from "#support/returns.ts";
import { orderForOffice } from "../order-lists/order-for-office.ts";
import { askRefund } from "./give-back.ts";

type ShopWithOrder = Pick<Awaited<ReturnType<typeof openFulfilment>>, "parts" | "by">;

const refund = ({ parts, by }: ShopWithOrder, line: number, quantity: number, more = {}) =>
  askRefund(parts, {
    ...{ ...by, sum: "goods", goods: [{ line, quantity }], restock: false, reason: "broken" },
    ...more,
  });

describeOnBothEngines("what a piece cost goes back", (openFresh) => {
  it.each(["refund", "exchange"] as const)("once, also where a return ended in a %s", async (wish) => {
    const shop = await openReturns(await openFresh());
    const { returns, db, parts, orderId } = shop;
    const line = shop.lineOf("pot");
    const to = wish === "exchange" ? { colour: null, size: null } : {};
    const one = await shop.asked({ wish, lines: [{ line, quantity: 1, ...to }] });
    const by = { actor: "meera", returnId: one.id };
    await returns.accept(by, {});
    await returns.receive(by);
    await returns.inspect(by, { shelve: [{ line, quantity: 1 }], writeOff: [] });
    expect(await (wish === "exchange" ? returns.exchange(by) : returns.payBack(by))).toMatchObject({
      ok: true,
    });
    // The lamp and the delivery were paid as well: the payment alone would have enough for it.
    expect(await refund(shop, line, 2)).toMatchObject({ reason: "refundTooMuch", field: "goods" });
    expect(await refund(shop, line, 1)).toMatchObject({ ok: true });
    expect(await refund(shop, line, 1)).toMatchObject({ reason: "refundTooMuch", field: "goods" });
    expect(await parts.payments.refunds.of(db.read, [orderId])).toHaveLength(2);
  });

  it("whole, whatever was given for a scratch of it before", async () => {
    const shop = await openFulfilment(await openFresh());
    const owed = async () => (await orderForOffice(shop.parts, shop.orderId))?.lines.map((one) => one.owed);
    const before = await owed();
    expect(await refund(shop, 0, 1, { sum: 1_000 })).toMatchObject({ value: { amount_paise: 1_000 } });
    expect(await owed()).toEqual(before);
    const again = await openFulfilment(await openFresh());
    const untouched = await refund(again, 0, 1);
    if (!untouched.ok) throw new Error(untouched.reason);
    expect(await refund(shop, 0, 1)).toMatchObject({ value: { amount_paise: untouched.value.amount_paise } });
  });

  it("and never more than came in, whatever sum is named", async () => {
    const shop = await openFulfilment(await openFresh());
    const { total } = (await shop.record()).quote;
    const tooMuch = { reason: "refundTooMuch", field: "rupees" };
    expect(await refund(shop, 0, 1, { sum: total + 1 })).toMatchObject(tooMuch);
    expect(await refund(shop, 0, 1, { sum: total - 1 })).toMatchObject({ ok: true });
    expect(await refund(shop, 0, 1, { sum: 2 })).toMatchObject(tooMuch);
  });

  it("once, however many ask for it at the same time", async () => {
    const shop = await openFulfilment(await openFresh());
    const done = await Promise.all([1, 2, 3].map((nth) => refund(shop, 0, 1, { key: `wish-${nth}` })));
    const ends = done.map((one) => (one.ok ? "paid" : one.reason)).sort();
    const { quantity = 0 } = (await shop.record()).lines[0] ?? {};
    const paid = Array.from({ length: quantity }, () => "paid");
    expect(ends).toEqual([...paid, ...Array.from({ length: 3 - quantity }, () => "refundTooMuch")]);
  });

  it("to the paisa: whoever gives the pieces back one by one has given back all that they cost", async () => {
    const beforePlacing = async (filling: CheckoutForTests) => {
      await filling.product("ring", 9, { price: 1_003, discount: 7 });
      await filling.fill("asha", "ring", 3);
    };
    const shop = await openFulfilment(await openFresh(), { beforePlacing });
    const { quote, lines } = await shop.record();
    for (const [line, { quantity }] of lines.entries())
      for (let piece = 0; piece < quantity; piece++)
        expect(await refund(shop, line, 1)).toMatchObject({ ok: true });
    const refunds = await shop.parts.payments.refunds.of(shop.db.read, [shop.orderId]);
    expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(
      quote.total - quote.shipping,
    );
  });

  it("is shown to the staff as long as it can", async () => {
    const shop = await openFulfilment(await openFresh());
    const owed = async () => (await orderForOffice(shop.parts, shop.orderId))?.lines.map((one) => one.owed);
    const { lines } = await shop.record();
    const all = lines.map(({ quantity }) => quantity);
    expect(await owed()).toEqual(all);
    await refund(shop, 0, 1);
    expect(await owed()).toEqual([(all[0] ?? 0) - 1, ...all.slice(1)]);
  });
});
