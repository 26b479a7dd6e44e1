import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { askRefund, retryRefund } from "../refunds/give-back.ts";
import { cancelOrder } from "./cancel-order.ts";

describeOnBothEngines("the end of an order in the back office", (openFresh) => {
  it("ends what is packed, and what came back: goods and money go back once", async () => {
    const packed = await openFulfilment(await openFresh());
    await packed.fulfilment.pack(packed.by);
    expect(await packed.fulfilment.callOff(packed.by, "out of boxes")).toMatchObject({
      value: { status: "cancelled" },
    });
    expect(await packed.stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });

    const { fulfilment, by, view, stock, parts, db } = await openFulfilment(await openFresh());
    await fulfilment.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, {});
    expect(await fulfilment.callOff(by)).toMatchObject({ ok: false, reason: "tooLateToCancel" });
    expect(await cancelOrder(parts, by.orderId, "customer", "asha")).toMatchObject({
      reason: "tooLateToCancel",
    });
    await fulfilment.takeBack(by, { parcel: 1, reason: "refused", restock: true });
    expect(await view()).toMatchObject({ status: "shipped", step: null });
    // The lamp broke on its way.
    await fulfilment.takeBack(by, { parcel: 2, reason: "refused", restock: false });
    expect(await fulfilment.callOff(by)).toMatchObject({ value: { status: "cancelled", step: null } });
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await stock("lamp")).toEqual({ free: 8, held: 0, sold: 1 });
    const order = await view();
    expect(order.refundPaise).toBe(order.totalPaise);
    expect(await parts.payments.refunds.of(db.read, [by.orderId])).toHaveLength(1);
  });

  it.each(["stepBack", "undo"] as const)(
    "ends what is here again by %s and was paid back meanwhile",
    async (way) => {
      const { fulfilment, by, view, stock, mails, parts, db } = await openFulfilment(await openFresh());
      await fulfilment.pack(by);
      await fulfilment.send(by, {});
      const { totalPaise } = await view();
      // At the gateway, which takes no action of the staff.
      await db.write(async (tx) => {
        const payment = await parts.payments.lock(tx, by.orderId);
        if (payment)
          await parts.payments.refunds.owe(tx, payment, {
            reason: "lost",
            restock: false,
            askedBy: "gateway",
          });
      });
      const done = await (way === "undo" ? fulfilment.undo(by) : fulfilment.stepBack(by, "it never left"));
      expect(done).toMatchObject({ ok: true });
      expect(await view()).toMatchObject({ status: "cancelled", refundPaise: totalPaise });
      expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
      expect(await parts.payments.refunds.of(db.read, [by.orderId])).toHaveLength(1);
      // Of the money its buyer was told when it went.
      expect((await mails()).at(-1)).toBe("Your order was cancelled, and you have nothing to pay");
    },
  );

  it("gives back lines, delivery or a sum, each wish once, and never more than was paid", async () => {
    const { by, parts, view, stock, log } = await openFulfilment(await openFresh());
    const { quote, lines } = await view();
    const refund = (sum: number | "goods" | "delivery" | "all", more = {}) =>
      askRefund(parts, { ...by, sum, restock: false, reason: "broken", ...more });
    const goods = [{ line: 0, quantity: 1 }];
    const one = await refund("goods", { goods, restock: true, key: "wish-1" });
    const unit = lines[0]?.unitPaise ?? 0;
    const share = Math.round(((quote.total - quote.shipping) * unit) / quote.subtotal);
    expect(one).toMatchObject({ ok: true, value: { amount_paise: share } });
    expect(await stock("pot")).toEqual({ free: 8, held: 0, sold: 1 });
    expect(await refund("goods", { goods, restock: true, key: "wish-1" })).toEqual(one);
    expect(await refund(5, { key: "wish-1" })).toMatchObject({ reason: "keyReused" });
    const together = await Promise.all([1, 2, 3].map(() => refund(1_000, { key: "wish-2" })));
    expect(new Set(together.map((done) => (done.ok ? done.value.id : done.reason))).size).toBe(1);
    if (quote.shipping > 0)
      expect(await refund("delivery")).toMatchObject({ value: { amount_paise: quote.shipping } });
    expect(await refund(quote.total)).toMatchObject({ ok: false, reason: "refundTooMuch" });
    expect(await refund("all")).toMatchObject({ ok: true });
    expect(await refund(1)).toMatchObject({ ok: false });
    const order = await view();
    expect(order).toMatchObject({ status: "cancelled", refundPaise: order.totalPaise });
    expect((await log()).filter(({ action }) => action === "refund").length).toBe(quote.shipping > 0 ? 4 : 3);
  });

  it("asks for a fresh second factor where much goes back, at once or bit by bit, and changes nothing till then", async () => {
    const { fulfilment, by, parts, view, stock, log } = await openFulfilment(await openFresh());
    const { totalPaise } = await view();
    const unsure = { ...by, unsureUpTo: totalPaise - 1 };
    const before = await stock("pot");
    expect(await fulfilment.callOff(unsure, "by phone")).toMatchObject({ ok: false, reason: "factorNeeded" });
    expect(await fulfilment.move(unsure, "cancelled")).toMatchObject({ reason: "factorNeeded" });
    expect(await view()).toMatchObject({ status: "ordered", refundPaise: 0 });
    expect(await stock("pot")).toEqual(before);
    const refund = (paise: number, more = {}) =>
      askRefund(parts, { ...unsure, sum: paise, restock: false, reason: "late", ...more });
    expect(await refund(totalPaise)).toMatchObject({ reason: "factorNeeded" });
    expect(await refund(totalPaise - 1)).toMatchObject({ ok: true });
    expect(await refund(1)).toMatchObject({ reason: "factorNeeded" });
    expect(await fulfilment.note(unsure, "Asks when the money comes."), "gives nothing back").toMatchObject({
      ok: true,
    });
    expect(await refund(1, { unsureUpTo: undefined })).toMatchObject({ ok: true });
    expect((await log()).map(({ action }) => action).filter((action) => action === "refund")).toHaveLength(2);
  });

  it("is one cancellation, one new try of a refund, however often the same wish is sent", async () => {
    const { fulfilment, by, record, log, parts, db } = await openFulfilment(await openFresh());
    const { version: seen } = await record();
    const request = { ...by, seen, once: "wish" };
    const sent = await Promise.all([1, 2, 3].map(() => fulfilment.callOff(request, "by phone")));
    expect(sent.map((done) => done.ok && done.value.status)).toEqual(Array(3).fill("cancelled"));
    expect((await log()).filter(({ action }) => action === "cancel order")).toHaveLength(1);
    expect(await fulfilment.pack({ ...by, once: "wish" })).toMatchObject({ reason: "keyReused" });
    const [refund] = await parts.payments.refunds.of(db.read, [by.orderId]);
    const id = refund?.id ?? "";
    await db.write((tx) =>
      tx.updateTable("refunds").set({ state: "refused" }).where("id", "=", id).execute(),
    );
    const again = { actor: by.actor, once: "again" };
    expect(await retryRefund(parts, id, again)).toMatchObject({ value: { state: "due" } });
    expect(await retryRefund(parts, id, again)).toMatchObject({ value: { id, state: "due" } });
    expect(await retryRefund(parts, id, { actor: by.actor })).toMatchObject({ reason: "refundNotOpen" });
    expect((await log()).filter(({ action }) => action === "retry refund")).toHaveLength(1);
  });

  it("keeps notes to itself and writes messages in its own words", async () => {
    const { fulfilment, by, parts, db, mails, view } = await openFulfilment(await openFresh());
    await fulfilment.note(by, "  wants it wrapped in red ");
    await fulfilment.write(by, "Which colour shall it be?");
    expect(await fulfilment.note(by, " ")).toMatchObject({ ok: false, field: "words" });
    expect(await fulfilment.write(by, "x".repeat(2_001))).toMatchObject({ ok: false, field: "words" });
    const notes = await parts.orders.notesOf(db.read, by.orderId);
    expect(notes.map(({ kind, words }) => [kind, words])).toEqual([
      ["note", "wants it wrapped in red"],
      ["message", "Which colour shall it be?"],
    ]);
    expect((await mails()).at(-1)).toBe("We have a message about your order");
    const row = await db.read
      .selectFrom("outbox")
      .select("message")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(row.message).toContain("Which colour shall it be?");
    expect(JSON.stringify(await view())).not.toContain("wrapped in red");
  });

  it("tells the second of two people what the first did, and changes nothing", async () => {
    const { fulfilment, by, record, mails, parts } = await openFulfilment(await openFresh());
    const { version: seen } = await record();
    const both = await Promise.all([
      fulfilment.send({ ...by, seen }, { trackingNumber: "P1" }),
      fulfilment.send({ ...by, actor: "ravi", seen }, { trackingNumber: "P2" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      reason: "orderChanged",
      data: { version: seen + 1, state: "shipped", done: [{ deed: "shipped" }] },
    });
    expect(await record()).toMatchObject({ version: seen + 1 });
    expect((await mails()).filter((subject) => subject === "Your order is on its way")).toHaveLength(1);
    // Shoppers count too.
    const now = (await record()).version;
    await fulfilment.stepBack({ ...by, seen: now }, "slip");
    await cancelOrder(parts, by.orderId, "customer", "asha");
    expect(await fulfilment.note({ ...by, seen: now + 1 }, "hello")).toMatchObject({
      reason: "orderChanged",
      data: { state: "cancelled", done: [{ deed: "cancelled", by: "asha" }] },
    });
  });
});
