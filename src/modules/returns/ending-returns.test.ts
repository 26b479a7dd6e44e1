import { expect, it } from "vitest";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { askRefund } from "#modules/orders/refunds/give-back.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";
import { message, paymentFor, type TellingGateway } from "#support/telling-gateway.ts";

type Shop = Awaited<ReturnType<typeof openReturns>>;

describeOnBothEngines("returns that end", (openFresh) => {
  it("are exchanged piece by piece, whatever a code took off in uneven paise", async () => {
    const rule = { minimumPaise: 0, times: null, perCustomer: null, firstOrder: false, isOn: true };
    const code = { code: "LESS", percent: 0, paise: 5_09, shipsFree: true, beginsAt: null, endsAt: null };
    const shop = await openReturns(await openFresh(), {
      beforePlacing: async ({ cart, promoCodes }) => {
        await promoCodes.putPromos("owner", [{ ...rule, ...code }]);
        await promoCodes.catchUp();
        expect(await cart.usePromo("asha", code.code)).toMatchObject({ ok: true });
      },
    });
    for (const piece of ["pot", "lamp", "pot"] as const)
      expect(await shop.returns.exchange(await inspected(shop, piece, "exchange"))).toMatchObject({
        ok: true,
      });
    const moved = await shop.parts.payments.refunds.of(shop.db.read, [shop.orderId]);
    const { total, shipping } = shop.order.quote;
    expect(moved.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(total - shipping);
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
    expect(await checkInvoiceBooks(shop.db.read)).toEqual([]);
  });

  it("do not wait for other goods of which a piece came back before its parcel did", async () => {
    const shop = await openReturns(await openFresh(), { parcels: ["pot", "lamp"] });
    const pot = await inspected(shop, "pot");
    const lamp = await received(shop, "lamp");
    expect(
      await shop.fulfilment.takeBack(shop.by, { parcel: 1, reason: "back", restock: true }),
    ).toMatchObject({
      ok: true,
    });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    expect(await shop.returns.inspect(lamp, { shelve: piecesOf(shop, "lamp"), writeOff: [] })).toMatchObject({
      ok: true,
    });
    expect(await shop.stock("lamp")).toMatchObject({ free: 9, sold: 0 });
    // The parcel put one pot on the shelf: the other one is the return's to decide about.
    await shop.returns.stepBack(pot, "not looked at");
    expect(await shop.stock("pot")).toMatchObject({ free: 8, sold: 1 });
    expect(await shop.returns.inspect(pot, { shelve: piecesOf(shop, "pot"), writeOff: [] })).toMatchObject({
      ok: true,
    });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    const again = { ...shop.by, sum: 100, restock: true, reason: "once more" };
    const shelve = (piece: "pot" | "lamp") =>
      askRefund(shop.parts, { ...again, goods: piecesOf(shop, piece) });
    expect(await shelve("lamp")).toMatchObject({ reason: "returnUnderWay", field: "goods" });
    expect(await shelve("pot")).toMatchObject({ reason: "backAlready", field: "restock" });
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
  });

  it("end without money where the way back costs more than the goods", async () => {
    const shop = await openReturns(await openFresh());
    const { db, parts, returns } = shop;
    const by = await inspected(shop, "pot");
    await db.write((tx) => tx.updateTable("returns").set({ fee_paise: 9_999_00_00 }).execute());
    expect((await returns.show(by.returnId))?.owedPaise).toBe(0);
    expect(await returns.payBack({ ...by, paise: 1 })).toMatchObject({ ok: false, field: "rupees" });
    expect(await returns.payBack(by)).toMatchObject({ ok: true });
    expect(await shop.view()).toMatchObject({
      refunds: [],
      returns: [{ state: "refunded", isSettled: true }],
    });
    expect(await parts.payments.refunds.of(db.read, [shop.orderId])).toEqual([]);
    expect((await shop.mails()).at(-1)).toMatch(/nothing is left to pay/);
  });

  it("end, and give up the other choice, where the staff gave the money by hand", async () => {
    const shop = await openReturns(await openFresh());
    const { returns } = shop;
    const by = await inspected(shop, "pot", "exchange");
    expect(await shop.stock("pot")).toMatchObject({ free: 7, held: 1, sold: 1 });
    await askRefund(shop.parts, { ...shop.by, sum: "all", restock: false, reason: "by hand" });
    expect(await returns.exchange(by)).toMatchObject({ ok: false, reason: "refundTooMuch" });
    expect((await returns.show(by.returnId))?.owedPaise).toBe(0);
    expect(await returns.payBack(by)).toMatchObject({ ok: true });
    expect((await shop.known(by.returnId)).state).toBe("refunded");
    expect(await shop.stock("pot")).toMatchObject({ free: 8, held: 0, sold: 1 });
    expect((await shop.view()).refunds).toHaveLength(1);
  });

  it("count their pieces once when money from the gateway's own pages takes the place of theirs", async () => {
    const shop = await openReturns(await openFresh());
    const { parts, returns } = shop;
    const by = await inspected(shop, "pot");
    await askRefund(parts, {
      ...shop.by,
      ...{ sum: "goods", goods: piecesOf(shop, "lamp"), restock: false, reason: "kind" },
    });
    await returns.payBack(by);
    const gateway = parts.payments.gateway as TellingGateway;
    const payment = paymentFor({ order_id: `order_${shop.orderId}`, amount: shop.order.quote.total });
    const whole = gateway.giveBack(payment, payment.amountPaise);
    await hearWebhook(parts, message("refund.processed", payment, whole), new Headers());
    const [refund, ...more] = await parts.payments.refunds.of(shop.db.read, [shop.orderId]);
    expect(more).toEqual([]);
    expect((await shop.known(by.returnId)).refundId).toBe(refund?.id);
    expect((await returns.show(by.returnId))?.refund).toMatchObject({ state: "done" });
    // The other pot may come back still; the lamp is paid for.
    expect(await shop.ask({ lines: piecesOf(shop, "lamp") })).toMatchObject({ ok: false });
    expect(await shop.ask({ lines: piecesOf(shop, "pot") })).toMatchObject({ ok: true });
  });
});

function piecesOf({ lineOf }: Shop, piece: "pot" | "lamp") {
  return [{ line: lineOf(piece), quantity: 1 }];
}

async function received(shop: Shop, piece: "pot" | "lamp", wish: "refund" | "exchange" = "refund") {
  const to = wish === "exchange" ? { colour: null, size: null } : {};
  const lines = piecesOf(shop, piece).map((one) => ({ ...one, ...to }));
  const by = { actor: "meera", returnId: (await shop.asked({ lines, wish })).id };
  await shop.returns.accept(by, {});
  await shop.returns.receive(by);
  return by;
}

async function inspected(shop: Shop, piece: "pot" | "lamp", wish: "refund" | "exchange" = "refund") {
  const by = await received(shop, piece, wish);
  await shop.returns.inspect(by, { shelve: piecesOf(shop, piece), writeOff: [] });
  return by;
}
