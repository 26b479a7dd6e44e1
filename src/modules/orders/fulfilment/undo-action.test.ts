import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { cancelOrder } from "./cancel-order.ts";

describeOnBothEngines("what the staff undo", (openFresh) => {
  it("was never told: state, parcel and mail are as before, and both actions are in the log", async () => {
    const { fulfilment, by, record, mails, log, parts, orderId } = await openFulfilment(await openFresh());
    await fulfilment.pack(by);
    await fulfilment.send(by, { trackingNumber: "P1" });
    expect(await fulfilment.undo(by)).toMatchObject({
      ok: true,
      value: { status: "processing", step: "packed" },
    });
    expect(await parts.orders.parcels.of(parts.db.read, orderId)).toEqual([]);
    expect(await record()).toMatchObject({ trackingNumber: null });
    expect(await mails()).toEqual(["We have your order and your payment", "Your order is packed"]);
    expect((await log()).map(({ action }) => action)).toEqual(["pack order", "send parcel", "undo"]);
  });

  it("is only the last action, one's own, and a few seconds old", async () => {
    const { fulfilment, by, pass, record } = await openFulfilment(await openFresh());
    await fulfilment.pack(by);
    expect(await fulfilment.undo({ ...by, actor: "ravi" })).toMatchObject({ reason: "tooLateToUndo" });
    await fulfilment.note(by, "In the blue box.");
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    await fulfilment.send(by, {});
    pass(10_000);
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ status: "shipped" });
    expect(await fulfilment.undoableUntil(by.orderId, by.actor)).toBeNull();
  });

  it("is refused once its mail has begun to go", async () => {
    const { fulfilment, by, db, record } = await openFulfilment(await openFresh());
    await fulfilment.pack(by);
    await db.write((tx) =>
      tx.updateTable("outbox").set({ tries: 1 }).where("about", "=", by.orderId).execute(),
    );
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    await db.write((tx) => tx.deleteFrom("outbox").where("about", "=", by.orderId).execute());
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ step: "packed" });
  });

  it("is a corrected number too: the old one stands again and nobody hears of either", async () => {
    const { fulfilment, by, record, mails, parts, orderId, pass, log } = await openFulfilment(
      await openFresh(),
    );
    await fulfilment.send(by, {
      carrier: "India Post",
      trackingNumber: "P1",
      lines: [{ line: 0, quantity: 2 }],
    });
    await fulfilment.send(by, { carrier: "DTDC", trackingNumber: "P2" });
    pass(20_000);
    const before = await mails();
    const labels = async () =>
      (await parts.orders.parcels.of(parts.db.read, orderId)).map(({ carrier, trackingNumber }) => [
        carrier,
        trackingNumber,
      ]);
    await fulfilment.correctNumber(by, { parcel: 1, carrier: "DTDC", trackingNumber: "P9" });
    expect(await labels()).toEqual([
      ["DTDC", "P9"],
      ["DTDC", "P2"],
    ]);
    expect(await fulfilment.undo(by)).toMatchObject({ ok: true });
    expect(await labels()).toEqual([
      ["India Post", "P1"],
      ["DTDC", "P2"],
    ]);
    expect(await record()).toMatchObject({ status: "shipped", carrier: "DTDC", trackingNumber: "P2" });
    expect(await mails()).toEqual(before);
    expect((await log()).at(-1)).toMatchObject({ action: "undo", after: { undone: "correct number" } });
  });

  it("is a parcel's arrival, of which nobody is told while others travel", async () => {
    const { fulfilment, by, parts, orderId, pass } = await openFulfilment(await openFresh());
    await fulfilment.send(by, { lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, {});
    pass(20_000);
    await fulfilment.handOver(by, { parcel: 1 });
    expect(await fulfilment.undo(by)).toMatchObject({ value: { status: "shipped", step: null } });
    const parcels = await parts.orders.parcels.of(parts.db.read, orderId);
    expect(parcels.map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  it("is no return that a step back would not restore", async () => {
    const { fulfilment, by, record } = await openFulfilment(await openFresh());
    await fulfilment.send(by, {});
    await fulfilment.takeBack(by, { reason: "nobody at home", restock: true });
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ step: "returned" });
  });

  it("goes out after its time", async () => {
    const { fulfilment, by, parts, sent, pass } = await openFulfilment(await openFresh());
    await parts.outbox.deliver();
    const before = sent.length;
    await fulfilment.pack(by);
    await parts.outbox.deliver();
    expect(sent).toHaveLength(before);
    pass(12_000);
    await parts.outbox.deliver();
    expect(sent).toHaveLength(before + 1);
  });

  it("is not told either when a step back or the customer's own wish comes first", async () => {
    const { fulfilment, by, mails, parts } = await openFulfilment(await openFresh());
    await fulfilment.send(by, {});
    await fulfilment.stepBack(by, "wrong shelf");
    expect(await mails()).toEqual(["We have your order and your payment"]);
    await cancelOrder(parts, by.orderId, "customer", "asha");
    expect(await mails()).toEqual([
      "We have your order and your payment",
      expect.stringContaining("Your order was cancelled, and you get ₹"),
    ]);
  });
});
