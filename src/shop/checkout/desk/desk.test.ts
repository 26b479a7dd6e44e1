import { expect, it } from "vitest";
import { listDeeds } from "#platform/database/audit.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { paymentFor, tellingGateway, message as told } from "#support/telling-gateway.ts";
import { cancelOrder } from "../cancel-order.ts";
import { askRefund } from "../give-back.ts";
import { hearWebhook } from "../hear-gateway.ts";
import { orderOf } from "../order-book.ts";
import { placeOrder } from "../place-order.ts";
import { createDesk } from "./desk.ts";

describeOnBothEngines("the desk", (openFresh) => {
  async function open({ method = "card" as "card" | "cash" } = {}) {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    await shop.product("pot", 9);
    await shop.product("lamp", 9);
    // Every look at the clock is a millisecond later, so that what follows sorts after what was before.
    let now = shop.time.now;
    Object.defineProperty(shop.time, "now", { get: () => now++, set: (to: number) => (now = to) });
    await shop.fill("asha", "pot", 2);
    await shop.fill("asha", "lamp", 1);
    const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method, lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    const { orderId } = placed.value;
    if (method === "card")
      await hearWebhook(shop.parts, told("payment.captured", paymentFor(placed.value)), new Headers());
    const desk = createDesk(shop.parts);
    const by = { orderId, actor: "meera" };
    const view = async () => {
      const found = await orderOf(shop.parts, "asha", orderId);
      if (!found) throw new Error("The order is gone.");
      return found;
    };
    const mails = async () => {
      const rows = await db.read
        .selectFrom("outbox")
        .select("message")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(({ message }) => (JSON.parse(message) as { subject: string }).subject.split(" (")[0]);
    };
    const log = async () => {
      const deeds = await listDeeds(db.read, { subject: orderId, limit: 50 });
      return deeds.reverse().map(({ action, user_id, before, after }) => ({
        action,
        by: user_id,
        before: before === null ? null : JSON.parse(before),
        after: after === null ? null : JSON.parse(after),
      }));
    };
    const record = async () => {
      const found = await shop.parts.orders.find(db.read, orderId);
      if (!found) throw new Error("The order is gone.");
      return found;
    };
    return { ...shop, db, desk, by, orderId, view, mails, log, record };
  }

  it("packs, sends, delivers: each with its status, its mail and its row in the log", async () => {
    const { desk, by, view, mails, log, pass } = await open();
    expect(await desk.pack(by)).toMatchObject({ ok: true, value: { status: "processing", step: "packed" } });
    expect(await desk.pack(by)).toMatchObject({ ok: false, reason: "wrongMove" });
    pass(60_000);
    await desk.send(by, { carrier: "India Post", trackingNumber: "EX1" });
    pass(60_000);
    await desk.handOver(by);
    expect(await view()).toMatchObject({
      status: "delivered",
      step: null,
      carrier: "India Post",
      trackingNumber: "EX1",
      events: [
        { status: "pending" },
        { status: "ordered" },
        { status: "processing" },
        { status: "shipped" },
        { status: "delivered" },
      ],
      parcels: [{ carrier: "India Post", trackingNumber: "EX1", state: "delivered" }],
    });
    expect(await mails()).toEqual([
      "We have your order and your payment",
      "Your order is packed",
      "Your order is on its way",
      "Your order was delivered",
    ]);
    const rows = await log();
    expect(rows.map(({ action }) => action)).toEqual(["pack order", "send parcel", "parcel delivered"]);
    expect(rows[0]).toMatchObject({ by: "meera", before: { state: "ordered" }, after: { state: "packed" } });
    expect(rows[1]).toMatchObject({
      before: { parcels: [] },
      after: { parcels: [{ trackingNumber: "EX1" }] },
    });
  });

  it("sends in parts, no piece twice, and arrives when all parts have", async () => {
    const { desk, by, view, mails } = await open();
    const lines = [{ line: 0, quantity: 1 }];
    expect(await desk.send(by, { lines: [{ line: 0, quantity: 3 }] })).toMatchObject({ reason: "wrongMove" });
    expect(await desk.send(by, { lines: [{ line: 9, quantity: 1 }] })).toMatchObject({ reason: "wrongMove" });
    await desk.send(by, { trackingNumber: "P1", lines });
    expect(await view()).toMatchObject({ status: "shipped", step: "partSent", canCancel: false });
    await desk.handOver(by);
    expect(await view()).toMatchObject({ status: "shipped", step: "partSent" });
    await desk.send(by, { trackingNumber: "P2" });
    expect(await view()).toMatchObject({
      status: "shipped",
      step: null,
      trackingNumber: "P2",
      parcels: [
        { trackingNumber: "P1", state: "delivered", goods: [{ quantity: 1 }] },
        { trackingNumber: "P2", state: "sent", goods: [{ quantity: 1 }, { quantity: 1 }] },
      ],
    });
    expect(await desk.send(by, {})).toMatchObject({ ok: false, reason: "wrongMove" });
    await desk.handOver(by);
    expect(await view()).toMatchObject({ status: "delivered" });
    expect(await mails()).toContain("A part of your order is on its way");
  });

  it("corrects a number and tells the customer", async () => {
    const { desk, by, view, mails, log } = await open();
    expect(await desk.correctNumber(by, { trackingNumber: "X" })).toMatchObject({ reason: "wrongMove" });
    await desk.send(by, { carrier: "India Post", trackingNumber: "WRONG" });
    await desk.correctNumber(by, { trackingNumber: "RIGHT" });
    expect(await view()).toMatchObject({ carrier: "India Post", trackingNumber: "RIGHT", status: "shipped" });
    expect((await view()).parcels).toMatchObject([{ trackingNumber: "RIGHT" }]);
    expect(await desk.correctNumber(by, { parcel: 2, trackingNumber: "X" })).toMatchObject({
      reason: "notFound",
    });
    expect((await mails()).at(-1)).toBe("Your parcel has another tracking number");
    expect((await log()).at(-1)).toMatchObject({
      before: { parcels: [{ trackingNumber: "WRONG" }] },
      after: { parcels: [{ trackingNumber: "RIGHT" }] },
    });
  });

  it("takes each step back to where it came from, with the reason", async () => {
    const { desk, by, record, view, log, mails } = await open();
    const back = () => desk.stepBack(by, "pressed too early");
    expect(await back()).toMatchObject({ ok: false, reason: "wrongMove" });
    await desk.pack(by);
    expect(await back()).toMatchObject({ value: { status: "ordered", step: null } });
    await desk.move(by, "processing");
    await desk.pack(by);
    expect(await back()).toMatchObject({ value: { status: "processing", step: null } });
    await desk.send(by, { trackingNumber: "P1", lines: [{ line: 0, quantity: 1 }] });
    await desk.send(by, { trackingNumber: "P2" });
    expect(await back()).toMatchObject({ value: { step: "partSent", trackingNumber: "P1" } });
    expect(await back()).toMatchObject({
      value: { status: "processing", step: "packed", trackingNumber: null },
    });
    expect((await view()).parcels).toEqual([]);
    await desk.send(by, { trackingNumber: "P3" });
    await desk.handOver(by);
    expect(await back()).toMatchObject({ value: { status: "shipped", step: null } });
    expect((await view()).parcels).toMatchObject([{ state: "sent" }]);
    await desk.handOver(by);
    await desk.move(by, "completed");
    expect(await back()).toMatchObject({ value: { status: "delivered" } });
    await desk.letComeBack(by, { reason: "did not fit" });
    expect(await record()).toMatchObject({ status: "delivered", step: "returning" });
    expect(await back()).toMatchObject({ value: { status: "delivered", step: null } });
    expect((await log()).at(-1)?.after).toMatchObject({ reason: "pressed too early" });
    expect(await mails()).toContain("Your parcel has not left yet after all");
  });

  it("takes back the cash that was not paid at the door", async () => {
    const { desk, by, record, view, parts, db } = await open({ method: "cash" });
    await desk.send(by, {});
    await desk.handOver(by);
    expect((await record()).paidAt).not.toBeNull();
    await desk.stepBack(by, "it was another parcel");
    expect(await record()).toMatchObject({ status: "shipped", paidAt: null });
    expect(await view()).toMatchObject({ paymentStatus: "created" });
    await desk.handOver(by);
    expect((await parts.payments.ofOrder(db.read, by.orderId))?.status).toBe("captured");
    await askRefund(parts, { ...by, sum: 100, restock: false, reason: "late" });
    expect(await desk.stepBack(by, "again")).toMatchObject({ ok: false, reason: "wrongMove" });
  });

  it("takes a parcel back onto the shelf once, and from there again when it was a slip", async () => {
    const { desk, by, record, stock, view, mails } = await open();
    await desk.send(by, { trackingNumber: "P1" });
    await desk.letComeBack(by, { reason: "nobody at home" });
    expect(await view()).toMatchObject({ status: "shipped", step: "returning" });
    await desk.takeBack(by, { reason: "it is here", restock: true });
    expect(await record()).toMatchObject({ status: "shipped", step: "returned" });
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    // On the shelf it may be sold to somebody else, so it cannot leave for this order.
    expect(await desk.send(by, {})).toMatchObject({ ok: false, reason: "wrongMove" });
    await desk.stepBack(by, "still sealed");
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
    await desk.takeBack(by, { reason: "it is here", restock: false });
    await desk.send(by, { trackingNumber: "P2" });
    expect(await view()).toMatchObject({ status: "shipped", step: null, trackingNumber: "P2" });
    expect(await mails()).toContain("Your parcel came back to us");
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
  });

  it("does not step back onto goods that somebody else has bought meanwhile", async () => {
    const { desk, by, record, cart, parts, person } = await open();
    await desk.send(by, {});
    await desk.takeBack(by, { reason: "nobody at home", restock: true });
    await person("ravi");
    const { idOf } = await import("#platform/ids.ts");
    await cart.addToCart("ravi", { productId: idOf("product:pot"), quantity: 8 });
    const bought = await placeOrder(parts, { userId: "ravi", key: "r", method: "cash", lang: "en" });
    if (!bought.ok) {
      // Who never paid may take half of what is left.
      await parts.db.write((tx) =>
        parts.catalogue.holdStock(tx, [{ productId: idOf("product:pot"), quantity: 8 }]),
      );
    }
    expect(await desk.stepBack(by, "slip")).toMatchObject({ ok: false, reason: "outOfStock" });
    expect(await record()).toMatchObject({ step: "returned" });
    expect((await parts.orders.parcels.of(parts.db.read, by.orderId))[0]?.state).toBe("returned");
  });

  it("ends what is packed, and what came back: goods and money go back once", async () => {
    const packed = await open();
    await packed.desk.pack(packed.by);
    expect(await packed.desk.callOff(packed.by, "out of boxes")).toMatchObject({
      value: { status: "cancelled" },
    });
    expect(await packed.stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });

    const { desk, by, view, stock, parts, db } = await open();
    await desk.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await desk.send(by, {});
    expect(await desk.callOff(by)).toMatchObject({ ok: false, reason: "tooLateToCancel" });
    expect(await cancelOrder(parts, by.orderId, "customer", "asha")).toMatchObject({
      reason: "tooLateToCancel",
    });
    await desk.takeBack(by, { parcel: 1, reason: "refused", restock: true });
    expect(await view()).toMatchObject({ status: "shipped", step: null });
    // The lamp broke on its way.
    await desk.takeBack(by, { parcel: 2, reason: "refused", restock: false });
    expect(await desk.callOff(by)).toMatchObject({ value: { status: "cancelled", step: null } });
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    expect(await stock("lamp")).toEqual({ free: 8, held: 0, sold: 1 });
    const order = await view();
    expect(order.refundPaise).toBe(order.totalPaise);
    expect(await parts.payments.refunds.of(db.read, [by.orderId])).toHaveLength(1);
  });

  it("gives back lines, delivery or a sum, each wish once, and never more than was paid", async () => {
    const { by, parts, view, stock, log } = await open();
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

  it("keeps notes to itself and writes messages in its own words", async () => {
    const { desk, by, parts, db, mails, view } = await open();
    await desk.note(by, "  wants it wrapped in red ");
    await desk.write(by, "Which colour shall it be?");
    expect(await desk.note(by, " ")).toMatchObject({ ok: false, field: "words" });
    expect(await desk.write(by, "x".repeat(2_001))).toMatchObject({ ok: false, field: "words" });
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
    const { desk, by, record, mails, parts } = await open();
    const { version: seen } = await record();
    const both = await Promise.all([
      desk.send({ ...by, seen }, { trackingNumber: "P1" }),
      desk.send({ ...by, actor: "ravi", seen }, { trackingNumber: "P2" }),
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
    await desk.stepBack({ ...by, seen: now }, "slip");
    await cancelOrder(parts, by.orderId, "customer", "asha");
    expect(await desk.note({ ...by, seen: now + 1 }, "hello")).toMatchObject({
      reason: "orderChanged",
      data: { state: "cancelled", done: [{ deed: "cancelled", by: "asha" }] },
    });
  });
});
