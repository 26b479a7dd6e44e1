import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund } from "../refunds/give-back.ts";

describeOnBothEngines("fulfilment", (openFresh) => {
  it("packs, sends, delivers: each with its status, its mail and its row in the log", async () => {
    const { fulfilment, by, view, mails, log, pass } = await openFulfilment(await openFresh());
    expect(await fulfilment.pack(by)).toMatchObject({
      ok: true,
      value: { status: "processing", step: "packed" },
    });
    expect(await fulfilment.pack(by)).toMatchObject({ ok: false, reason: "wrongMove" });
    pass(60_000);
    await fulfilment.send(by, { carrier: "India Post", trackingNumber: "EX1" });
    pass(60_000);
    await fulfilment.handOver(by);
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
    const { fulfilment, by, view, mails } = await openFulfilment(await openFresh());
    const lines = [{ line: 0, quantity: 1 }];
    expect(await fulfilment.send(by, { lines: [{ line: 0, quantity: 3 }] })).toMatchObject({
      reason: "wrongMove",
    });
    expect(await fulfilment.send(by, { lines: [{ line: 9, quantity: 1 }] })).toMatchObject({
      reason: "wrongMove",
    });
    await fulfilment.send(by, { trackingNumber: "P1", lines });
    expect(await view()).toMatchObject({ status: "shipped", step: "partSent", canCancel: false });
    await fulfilment.handOver(by);
    expect(await view()).toMatchObject({ status: "shipped", step: "partSent" });
    await fulfilment.send(by, { trackingNumber: "P2" });
    expect(await view()).toMatchObject({
      status: "shipped",
      step: null,
      trackingNumber: "P2",
      parcels: [
        { trackingNumber: "P1", state: "delivered", goods: [{ quantity: 1 }] },
        { trackingNumber: "P2", state: "sent", goods: [{ quantity: 1 }, { quantity: 1 }] },
      ],
    });
    expect(await fulfilment.send(by, {})).toMatchObject({ ok: false, reason: "wrongMove" });
    await fulfilment.handOver(by);
    expect(await view()).toMatchObject({ status: "delivered" });
    expect(await mails()).toContain("A part of your order is on its way");
  });

  it("corrects a number and tells the customer", async () => {
    const { fulfilment, by, view, mails, log } = await openFulfilment(await openFresh());
    expect(await fulfilment.correctNumber(by, { trackingNumber: "X" })).toMatchObject({
      reason: "wrongMove",
    });
    await fulfilment.send(by, { carrier: "India Post", trackingNumber: "WRONG" });
    await fulfilment.correctNumber(by, { trackingNumber: "RIGHT" });
    expect(await view()).toMatchObject({ carrier: "India Post", trackingNumber: "RIGHT", status: "shipped" });
    expect((await view()).parcels).toMatchObject([{ trackingNumber: "RIGHT" }]);
    expect(await fulfilment.correctNumber(by, { parcel: 2, trackingNumber: "X" })).toMatchObject({
      reason: "notFound",
    });
    expect((await mails()).at(-1)).toBe("Your parcel has a new tracking number");
    expect((await log()).at(-1)).toMatchObject({
      before: { parcels: [{ trackingNumber: "WRONG" }] },
      after: { parcels: [{ trackingNumber: "RIGHT" }] },
    });
  });

  it("takes each step back to where it came from, with the reason", async () => {
    const { fulfilment, by, record, view, log, mails } = await openFulfilment(await openFresh());
    const back = () => fulfilment.stepBack(by, "pressed too early");
    expect(await back()).toMatchObject({ ok: false, reason: "wrongMove" });
    await fulfilment.pack(by);
    expect(await back()).toMatchObject({ value: { status: "ordered", step: null } });
    await fulfilment.move(by, "processing");
    await fulfilment.pack(by);
    expect(await back()).toMatchObject({ value: { status: "processing", step: null } });
    await fulfilment.send(by, { trackingNumber: "P1", lines: [{ line: 0, quantity: 1 }] });
    await fulfilment.send(by, { trackingNumber: "P2" });
    expect(await back()).toMatchObject({ value: { step: "partSent", trackingNumber: "P1" } });
    expect(await back()).toMatchObject({
      value: { status: "processing", step: "packed", trackingNumber: null },
    });
    expect((await view()).parcels).toEqual([]);
    await fulfilment.send(by, { trackingNumber: "P3" });
    await fulfilment.handOver(by);
    expect(await back()).toMatchObject({ value: { status: "shipped", step: null } });
    expect((await view()).parcels).toMatchObject([{ state: "sent" }]);
    await fulfilment.handOver(by);
    await fulfilment.move(by, "completed");
    expect(await back()).toMatchObject({ value: { status: "delivered" } });
    await fulfilment.letComeBack(by, { reason: "did not fit" });
    expect(await record()).toMatchObject({ status: "delivered", step: "returning" });
    expect(await back()).toMatchObject({ value: { status: "delivered", step: null } });
    expect((await log()).at(-1)?.after).toMatchObject({ reason: "pressed too early" });
    expect(await mails()).toContain("Your parcel has not left yet after all");
  });

  it("takes back the cash that was not paid at the door", async () => {
    const { fulfilment, by, record, view, parts, db } = await openFulfilment(await openFresh(), {
      method: "cash",
    });
    await fulfilment.send(by, {});
    await fulfilment.handOver(by);
    expect((await record()).paidAt).not.toBeNull();
    await fulfilment.stepBack(by, "it was another parcel");
    expect(await record()).toMatchObject({ status: "shipped", paidAt: null });
    expect(await view()).toMatchObject({ paymentStatus: "created" });
    await fulfilment.handOver(by);
    expect((await parts.payments.ofOrder(db.read, by.orderId))?.status).toBe("captured");
    await askRefund(parts, { ...by, sum: 100, restock: false, reason: "late" });
    expect(await fulfilment.stepBack(by, "again")).toMatchObject({ ok: false, reason: "wrongMove" });
  });

  it("steps back from the parcel that turned back last, whichever that is", async () => {
    const { fulfilment, by, record, db, parts } = await openFulfilment(await openFresh());
    const states = async () => (await parts.orders.parcels.of(db.read, by.orderId)).map(({ state }) => state);
    await fulfilment.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, {});
    await fulfilment.takeBack(by, { parcel: 2, reason: "refused", restock: true });
    await fulfilment.takeBack(by, { parcel: 1, reason: "the wrong box", restock: true });
    expect(await fulfilment.undo(by)).toMatchObject({ ok: false, reason: "tooLateToUndo" });
    await fulfilment.stepBack(by, "slip");
    expect(await states()).toEqual(["returning", "returned"]);
    expect(await record()).toMatchObject({ step: "returning" });
  });

  it("takes a parcel back onto the shelf once, and from there again when it was a slip", async () => {
    const { fulfilment, by, record, stock, view, mails } = await openFulfilment(await openFresh());
    await fulfilment.send(by, { trackingNumber: "P1" });
    await fulfilment.letComeBack(by, { reason: "nobody at home" });
    expect(await view()).toMatchObject({ status: "shipped", step: "returning" });
    await fulfilment.takeBack(by, { reason: "it is here", restock: true });
    expect(await record()).toMatchObject({ status: "shipped", step: "returned" });
    expect(await stock("pot")).toEqual({ free: 9, held: 0, sold: 0 });
    // On the shelf it may be sold to somebody else, so it cannot leave for this order.
    expect(await fulfilment.send(by, {})).toMatchObject({ ok: false, reason: "wrongMove" });
    await fulfilment.stepBack(by, "still sealed");
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
    await fulfilment.takeBack(by, { reason: "it is here", restock: false });
    await fulfilment.send(by, { trackingNumber: "P2" });
    expect(await view()).toMatchObject({ status: "shipped", step: null, trackingNumber: "P2" });
    expect(await mails()).toContain("Your parcel came back to us");
    expect(await stock("pot")).toEqual({ free: 7, held: 0, sold: 2 });
  });

  it("does not step back onto goods that somebody else has bought meanwhile", async () => {
    const { fulfilment, by, record, cart, parts, person } = await openFulfilment(await openFresh());
    await fulfilment.send(by, {});
    await fulfilment.takeBack(by, { reason: "nobody at home", restock: true });
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
    expect(await fulfilment.stepBack(by, "slip")).toMatchObject({ ok: false, reason: "outOfStock" });
    expect(await record()).toMatchObject({ step: "returned" });
    expect((await parts.orders.parcels.of(parts.db.read, by.orderId))[0]?.state).toBe("returned");
  });

  it("takes back the last arrival alone: parcels that came before stay where they are", async () => {
    const { fulfilment, by, parts, orderId, record } = await openFulfilment(await openFresh());
    const states = async () =>
      (await parts.orders.parcels.of(parts.db.read, orderId)).map(({ state }) => state);
    await fulfilment.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, {});
    await fulfilment.handOver(by, { parcel: 1 });
    expect(await states()).toEqual(["delivered", "sent"]);
    await fulfilment.stepBack(by, "the wrong door");
    expect(await states()).toEqual(["sent", "sent"]);
    await fulfilment.handOver(by, { parcel: 1 });
    await fulfilment.handOver(by);
    expect(await record()).toMatchObject({ status: "delivered" });
    await fulfilment.stepBack(by, "the second one is still out");
    expect(await states()).toEqual(["delivered", "sent"]);
    expect(await record()).toMatchObject({ status: "shipped", step: null });
    // What had come there before it was turned back is there again.
    await fulfilment.letComeBack(by, { parcel: 1, reason: "does not fit" });
    await fulfilment.stepBack(by, "she keeps it");
    expect(await states()).toEqual(["delivered", "sent"]);
    await fulfilment.handOver(by);
    await fulfilment.letComeBack(by, { parcel: 2, reason: "does not fit" });
    await fulfilment.stepBack(by, "she keeps it too");
    await fulfilment.stepBack(by, "nobody was at home");
    expect(await states()).toEqual(["delivered", "sent"]);
  });
});
