import { expect, it } from "vitest";
import { createReturns } from "#modules/returns/returns.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { openReturns } from "#support/returns.ts";
import { insertPieces } from "../records/piece-repository.ts";
import { askRefund } from "./give-back.ts";

describeOnBothEngines("a piece of an order", (openFresh) => {
  it("cannot be written down as paid back twice", async () => {
    const { db, orderId } = await openReturns(await openFresh());
    const piece = { line: 0, piece: 1, state: "paidBack", returnId: null } as const;
    await db.write((tx) => insertPieces(tx, orderId, [{ ...piece, refundId: "one" }]));
    await expect(
      db.write((tx) => insertPieces(tx, orderId, [{ ...piece, refundId: "two" }])),
    ).rejects.toThrow();
  });

  it.each([
    { state: "returning", returnId: null, refundId: null },
    { state: "returning", returnId: "return", refundId: "refund" },
    { state: "paidBack", returnId: null, refundId: null },
    { state: "exchanged", returnId: "return", refundId: null },
    { state: "unpaid", returnId: null, refundId: "refund" },
  ] as const)("is not $state by return $returnId and refund $refundId", async (state) => {
    const { db, orderId } = await openReturns(await openFresh());
    const piece = { line: 0, piece: 1, ...state };
    await expect(db.write((tx) => insertPieces(tx, orderId, [piece]))).rejects.toThrow();
  });

  it("goes over from the return to the refund or the exchange that ends it", async () => {
    for (const wish of ["refund", "exchange"] as const) {
      const shop = await openReturns(await openFresh());
      const line = shop.lineOf("pot");
      const to = wish === "exchange" ? { colour: null, size: null } : {};
      const one = await shop.asked({ wish, lines: [{ line, quantity: 2, ...to }] });
      const by = { actor: "meera", returnId: one.id };
      const pieces = () => shop.parts.orders.pieces.of(shop.db.read, [shop.orderId]);
      expect(await pieces()).toMatchObject([
        { line, piece: 1, state: "returning", returnId: one.id },
        { line, piece: 2, state: "returning", returnId: one.id },
      ]);
      await shop.returns.accept(by, { pieces: [{ line, quantity: 1 }] });
      expect(await pieces()).toHaveLength(1);
      await shop.returns.receive(by);
      await shop.returns.inspect(by, { shelve: [{ line, quantity: 1 }], writeOff: [] });
      await (wish === "exchange" ? shop.returns.exchange(by) : shop.returns.payBack(by));
      const { refundId } = await shop.known(one.id);
      const state = wish === "exchange" ? "exchanged" : "paidBack";
      expect(await pieces()).toMatchObject([{ line, state, returnId: one.id, refundId }]);
      expect(refundId).not.toBeNull();
    }
  });

  it("that was refused can be claimed again, unless it was paid back meanwhile", async () => {
    const shop = await openReturns(await openFresh());
    const line = shop.lineOf("pot");
    const one = await shop.asked({ lines: [{ line, quantity: 2 }] });
    const by = { actor: "meera", returnId: one.id };
    await shop.returns.refuse(by, "It was dropped");
    expect(await shop.returns.stepBack(by, "It was not")).toMatchObject({ ok: true });
    await shop.returns.refuse(by, "It was dropped");
    const goods = [{ line, quantity: 1 }];
    const request = { ...shop.by, sum: "goods", goods, restock: false, reason: "broken" } as const;
    expect(await askRefund(shop.parts, request)).toMatchObject({ ok: true });
    expect(await shop.returns.stepBack(by, "It was not")).toMatchObject({ reason: "notReturnable" });
    expect(await shop.known(one.id)).toMatchObject({ state: "refused" });
  });

  it("that was sent can come back, though another of its line was paid back before it left", async () => {
    const shop = await openFulfilment(await openFresh());
    const line = (await shop.record()).lines.findIndex(({ quantity }) => quantity === 2);
    const goods = [{ line, quantity: 1 }];
    const request = { ...shop.by, sum: "goods", goods, restock: true, reason: "gone" } as const;
    expect(await askRefund(shop.parts, request)).toMatchObject({ ok: true });
    await shop.fulfilment.send(shop.by, {});
    await shop.fulfilment.handOver(shop.by);
    const ask = (quantity: number) =>
      createReturns(shop.parts).ask({
        orderId: shop.orderId,
        lines: [{ line, quantity }],
        wish: "refund",
        reason: "damaged",
        words: "",
        way: "send",
      });
    expect(await ask(2)).toMatchObject({ reason: "notReturnable" });
    expect(await ask(1)).toMatchObject({ ok: true });
  });
});
