import { expect, it } from "vitest";
import { openDesk } from "#support/desk.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund } from "../refunds/give-back.ts";

describeOnBothEngines("the desk", (openFresh) => {
  it("packs, sends, delivers: each with its status, its mail and its row in the log", async () => {
    const { desk, by, view, mails, log, pass } = await openDesk(await openFresh());
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
    const { desk, by, view, mails } = await openDesk(await openFresh());
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
    const { desk, by, view, mails, log } = await openDesk(await openFresh());
    expect(await desk.correctNumber(by, { trackingNumber: "X" })).toMatchObject({ reason: "wrongMove" });
    await desk.send(by, { carrier: "India Post", trackingNumber: "WRONG" });
    await desk.correctNumber(by, { trackingNumber: "RIGHT" });
    expect(await view()).toMatchObject({ carrier: "India Post", trackingNumber: "RIGHT", status: "shipped" });
    expect((await view()).parcels).toMatchObject([{ trackingNumber: "RIGHT" }]);
    expect(await desk.correctNumber(by, { parcel: 2, trackingNumber: "X" })).toMatchObject({
      reason: "notFound",
    });
    expect((await mails()).at(-1)).toBe("Your parcel has a new tracking number");
    expect((await log()).at(-1)).toMatchObject({
      before: { parcels: [{ trackingNumber: "WRONG" }] },
      after: { parcels: [{ trackingNumber: "RIGHT" }] },
    });
  });

  it("takes each step back to where it came from, with the reason", async () => {
    const { desk, by, record, view, log, mails } = await openDesk(await openFresh());
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
    const { desk, by, record, view, parts, db } = await openDesk(await openFresh(), { method: "cash" });
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

  it("steps back from the parcel that turned back last, whichever that is", async () => {
    const { desk, by, record, db, parts } = await openDesk(await openFresh());
    const states = async () => (await parts.orders.parcels.of(db.read, by.orderId)).map(({ state }) => state);
    await desk.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await desk.send(by, {});
    await desk.takeBack(by, { parcel: 2, reason: "refused", restock: true });
    await desk.takeBack(by, { parcel: 1, reason: "the wrong box", restock: true });
    expect(await desk.undo(by)).toMatchObject({ ok: false, reason: "tooLateToUndo" });
    await desk.stepBack(by, "slip");
    expect(await states()).toEqual(["returning", "returned"]);
    expect(await record()).toMatchObject({ step: "returning" });
  });

  it("takes a parcel back onto the shelf once, and from there again when it was a slip", async () => {
    const { desk, by, record, stock, view, mails } = await openDesk(await openFresh());
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
    const { desk, by, record, cart, parts, person } = await openDesk(await openFresh());
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

  it("takes back the last arrival alone: parcels that came before stay where they are", async () => {
    const { desk, by, parts, orderId, record } = await openDesk(await openFresh());
    const states = async () =>
      (await parts.orders.parcels.of(parts.db.read, orderId)).map(({ state }) => state);
    await desk.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await desk.send(by, {});
    await desk.handOver(by, { parcel: 1 });
    expect(await states()).toEqual(["delivered", "sent"]);
    await desk.stepBack(by, "the wrong door");
    expect(await states()).toEqual(["sent", "sent"]);
    await desk.handOver(by, { parcel: 1 });
    await desk.handOver(by);
    expect(await record()).toMatchObject({ status: "delivered" });
    await desk.stepBack(by, "the second one is still out");
    expect(await states()).toEqual(["delivered", "sent"]);
    expect(await record()).toMatchObject({ status: "shipped", step: null });
    // What had come there before it was turned back is there again.
    await desk.letComeBack(by, { parcel: 1, reason: "does not fit" });
    await desk.stepBack(by, "she keeps it");
    expect(await states()).toEqual(["delivered", "sent"]);
    await desk.handOver(by);
    await desk.letComeBack(by, { parcel: 2, reason: "does not fit" });
    await desk.stepBack(by, "she keeps it too");
    await desk.stepBack(by, "nobody was at home");
    expect(await states()).toEqual(["delivered", "sent"]);
  });
});
