import { expect, it } from "vitest";
import { openDesk } from "#support/desk.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { cancelOrder } from "../cancel-order.ts";

describeOnBothEngines("what the staff undo", (openFresh) => {
  it("was never told: state, parcel and mail are as before, and both deeds are in the log", async () => {
    const { desk, by, record, mails, log, parts, orderId } = await openDesk(await openFresh());
    await desk.pack(by);
    await desk.send(by, { trackingNumber: "P1" });
    expect(await desk.undo(by)).toMatchObject({ ok: true, value: { status: "processing", step: "packed" } });
    expect(await parts.orders.parcels.of(parts.db.read, orderId)).toEqual([]);
    expect(await record()).toMatchObject({ trackingNumber: null });
    expect(await mails()).toEqual(["We have your order and your payment", "Your order is packed"]);
    expect((await log()).map(({ action }) => action)).toEqual(["pack order", "send parcel", "undo"]);
  });

  it("is only the last deed, one's own, and a few seconds old", async () => {
    const { desk, by, pass, record } = await openDesk(await openFresh());
    await desk.pack(by);
    expect(await desk.undo({ ...by, actor: "ravi" })).toMatchObject({ reason: "tooLateToUndo" });
    await desk.note(by, "In the blue box.");
    expect(await desk.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    await desk.send(by, {});
    pass(10_000);
    expect(await desk.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ status: "shipped" });
    expect(await desk.undoableUntil(by.orderId, by.actor)).toBeNull();
  });

  it("is refused once its mail has begun to go", async () => {
    const { desk, by, db, record } = await openDesk(await openFresh());
    await desk.pack(by);
    await db.write((tx) =>
      tx.updateTable("outbox").set({ tries: 1 }).where("about", "=", by.orderId).execute(),
    );
    expect(await desk.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    await db.write((tx) => tx.deleteFrom("outbox").where("about", "=", by.orderId).execute());
    expect(await desk.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ step: "packed" });
  });

  it("is no return that a step back would not restore", async () => {
    const { desk, by, record } = await openDesk(await openFresh());
    await desk.send(by, {});
    await desk.takeBack(by, { reason: "nobody at home", restock: true });
    expect(await desk.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ step: "returned" });
  });

  it("goes out after its time", async () => {
    const { desk, by, parts, sent, pass } = await openDesk(await openFresh());
    await parts.outbox.deliver();
    const before = sent.length;
    await desk.pack(by);
    await parts.outbox.deliver();
    expect(sent).toHaveLength(before);
    pass(12_000);
    await parts.outbox.deliver();
    expect(sent).toHaveLength(before + 1);
  });

  it("is not told either when a step back or the customer's own wish comes first", async () => {
    const { desk, by, mails, parts } = await openDesk(await openFresh());
    await desk.send(by, {});
    await desk.stepBack(by, "wrong shelf");
    expect(await mails()).toEqual(["We have your order and your payment"]);
    await cancelOrder(parts, by.orderId, "customer", "asha");
    expect(await mails()).toEqual(["We have your order and your payment", "Your order was cancelled"]);
  });
});
