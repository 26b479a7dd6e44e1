import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import type { Database } from "#platform/database/database.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openBookings } from "#support/open-bookings.ts";

let standIn: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  standIn = await startCourier();
});
afterAll(() => standIn.stop());
beforeEach(() => standIn.behave(""));

const openParcels = (db: Database, method?: "card" | "cash") => openBookings(db, standIn, method);
const reason = "nobody at home";
const minute = 60_000;

describeOnBothEngines("a cash order", (openFresh) => {
  it("is not collected in full for a part of its goods", async () => {
    const { book, view, fulfilment, by, there } = await openParcels(await openFresh(), "cash");
    await fulfilment.send(by, { carrier: "Delhivery", lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, { carrier: "Delhivery" });
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: true });
    await fulfilment.takeBack(by, { parcel: 2, reason, restock: false });
    const { order, isOpen } = await view();
    expect(order.lines.map(({ left }) => left)).toEqual([0, 1]);
    expect(order.deeds.find(({ deed }) => deed === "send")?.reason).toBeNull();
    expect(isOpen).toBe(false);
    expect(await book()).toMatchObject({ reason: "wrongMove" });
    expect(await there()).toEqual([]);
  });
});

describeOnBothEngines("a booked parcel whose order is not sent after all", (openFresh) => {
  it.each(["undo", "stepBack"] as const)(
    "is cancelled before %s, whatever the order becomes",
    async (way) => {
      const { book, view, fulfilment, by, there, state, parcels } = await openParcels(await openFresh());
      await book();
      expect(await fulfilment[way](by, reason)).toMatchObject({ reason: "parcelBooked" });
      const { bookings, order } = await view();
      expect([order.state, await state(), (await there()).length]).toEqual(["shipped", ["sent"], 1]);
      expect(await parcels.cancel(bookings[0]?.id ?? "", "meera")).toMatchObject({ ok: true });
      expect((await fulfilment.callOff(by, "Changed their mind")).ok).toBe(true);
      expect([await state(), await there()]).toEqual([["cancelled"], []]);
    },
  );

  it("keeps its number until it is cancelled, and the next parcel has another one", async () => {
    const { book, view, fulfilment, by, parcels, there, state } = await openParcels(await openFresh());
    await book();
    const id = (await view()).bookings[0]?.id ?? "";
    const [own] = await there();
    const right = { carrier: "India Post", trackingNumber: "EE123456789IN" };
    expect(await fulfilment.correctNumber(by, right)).toMatchObject({ reason: "parcelBooked" });
    expect((await view()).order.parcels).toMatchObject([{ trackingNumber: own?.number }]);
    expect(await parcels.label(id)).toMatchObject({ ok: true });
    expect(await parcels.cancel(id, "meera")).toMatchObject({ ok: true });
    await fulfilment.send(by, { carrier: "India Post", trackingNumber: "EE12345678" });
    expect(await fulfilment.correctNumber(by, right)).toMatchObject({ ok: true });
    expect((await view()).order.parcels).toMatchObject([right]);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect(await parcels.label(id)).toMatchObject({ reason: "notFound" });
    expect(await parcels.askPickup(id)).toMatchObject({ reason: "notFound" });
  });

  it("keeps its number as long as the courier has not said that it is cancelled", async () => {
    const { book, view, fulfilment, by, parcels, there, state } = await openParcels(await openFresh());
    await book();
    const id = (await view()).bookings[0]?.id ?? "";
    const [own] = await there();
    await standIn.behave("down");
    expect(await parcels.cancel(id, "meera")).toMatchObject({ reason: "courierSilent" });
    expect(await state()).toEqual(["cancelling"]);
    const right = { carrier: "India Post", trackingNumber: "EE123456789IN" };
    expect(await fulfilment.correctNumber(by, right)).toMatchObject({ reason: "parcelBooked" });
    expect((await view()).order.parcels).toMatchObject([{ trackingNumber: own?.number }]);
  });

  it("leaves no number in the log where its buyer has left before the courier answers", async () => {
    const { db, book, fulfilment, by, parts, time, later, state, cancelsLogged, parcels } = await openParcels(
      await openFresh(),
    );
    await book();
    await fulfilment.takeBack(by, { reason, restock: false });
    await standIn.behave("down");
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    time.now += 2 * 24 * 60 * minute;
    await eraseOrders(parts);
    await standIn.behave("");
    await later(0);
    await parcels.forgetLabels();
    expect(await state()).toEqual(["cancelled"]);
    expect(await cancelsLogged()).toMatchObject([{ by: by.actor, before: { trackingNumber: null } }]);
  });

  it("is cancelled where somebody took it back before it was fetched", async () => {
    const { book, view, fulfilment, by, there, later, state, cancelsLogged } = await openParcels(
      await openFresh(),
    );
    await book({ actor: "ravi" });
    await fulfilment.takeBack(by, { reason, restock: false });
    expect([await state(), await cancelsLogged()]).toEqual([["cancelling"], []]);
    expect(await book()).toMatchObject({ reason: "bookingUnderWay" });
    await later(0);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect(await cancelsLogged()).toMatchObject([{ by: by.actor }]);
    expect((await view()).order.parcels).toMatchObject([{ state: "returned" }]);
    expect(await book()).toMatchObject({ ok: true });
    expect(await there()).toHaveLength(1);
  });

  it("is over where the courier has brought it back", async () => {
    const { book, view, fulfilment, by, there, later, state } = await openParcels(await openFresh());
    await book({ courier: "delhivery", service: "S" });
    await standIn.move("In Transit");
    await fulfilment.takeBack(by, { reason, restock: false });
    await later(0);
    expect(await state()).toEqual(["sent"]);
    const { bookings, isOpen } = await view();
    expect([bookings.map(({ tracking_number }) => tracking_number), isOpen]).toEqual([
      (await there()).map(({ number }) => number),
      true,
    ]);
    expect(await book()).toMatchObject({ ok: true });
  });

  it("is not cancelled by a truck that has it already", async () => {
    const { book, view, parcels, there, state } = await openParcels(await openFresh());
    await book({ courier: "delhivery", service: "S" });
    await standIn.move("In Transit");
    const { bookings } = await view();
    expect(await parcels.cancel(bookings[0]?.id ?? "", "meera")).toMatchObject({ reason: "courierRefused" });
    expect([await state(), (await there()).length]).toEqual([["sent"], 1]);
    expect((await view()).order.state).toBe("shipped");
  });
});

describeOnBothEngines("a parcel whose booking was not answered", (openFresh) => {
  /** The courier has it, and the shop does not know its number. */
  async function unsure(db: Database) {
    const shop = await openParcels(db);
    await standIn.failBooking("gone");
    expect(await shop.book()).toMatchObject({ reason: "bookingUnsure" });
    await standIn.behave("");
    const [own] = await shop.there();
    return { ...shop, trackingNumber: own?.number ?? "" };
  }

  it("is that of the order which somebody has sent by hand with its number", async () => {
    const { fulfilment, by, trackingNumber, later, state, there, view } = await unsure(await openFresh());
    expect((await fulfilment.send(by, { carrier: "Shiprocket", trackingNumber })).ok).toBe(true);
    await later(4 * minute);
    expect([await state(), (await there()).length]).toEqual([["sent"], 1]);
    const { order } = await view();
    expect([order.state, order.parcels.map((one) => one.trackingNumber)]).toEqual([
      "shipped",
      [trackingNumber],
    ]);
  });

  it("is that of the order where it turns up late, too", async () => {
    const { db, fulfilment, by, trackingNumber, later, state, there, view } = await unsure(await openFresh());
    await db.write((tx) => tx.updateTable("parcel_bookings").set({ state: "lost" }).execute());
    await fulfilment.send(by, { carrier: "Shiprocket", trackingNumber });
    await later(10 * minute);
    expect([await state(), (await there()).length]).toEqual([["sent"], 1]);
    const { order, bookings } = await view();
    expect([order.state, bookings[0]?.tracking_number]).toEqual(["shipped", trackingNumber]);
  });

  it("leaves with its order, whatever the staff have written about it meanwhile", async () => {
    const { fulfilment, by, later, state, view } = await unsure(await openFresh());
    await fulfilment.note(by, "Ring twice");
    await fulfilment.write(by, "It leaves today.");
    await later(4 * minute);
    expect([await state(), (await view()).order.state]).toEqual([["sent"], "shipped"]);
  });

  it("is let go without a code for a reason where its order was unpacked meanwhile", async () => {
    const { fulfilment, by, later, state, there, view } = await unsure(await openFresh());
    await fulfilment.stepBack(by, "Not yet");
    await fulfilment.pack(by);
    await later(4 * minute);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    const { bookings, order } = await view();
    expect([bookings[0]?.why, order.state]).toEqual([null, "packed"]);
  });
});

describeOnBothEngines("a cancel that comes between the booking and the step", (openFresh) => {
  it("keeps the order here", async () => {
    const { book, checkout, parcels, view, state, there } = await openParcels(await openFresh());
    const { send } = checkout.fulfilment;
    checkout.fulfilment.send = async (...step) => {
      const { bookings } = await view();
      expect(await parcels.cancel(bookings[0]?.id ?? "", "ravi")).toMatchObject({ ok: true });
      return send(...step);
    };
    expect(await book()).toMatchObject({ reason: "orderChanged" });
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    const { order } = await view();
    expect([order.state, order.parcels]).toEqual(["packed", []]);
  });

  it("is tried again where somebody changes the order just then", async () => {
    const { book, checkout, parcels, view, state, fulfilment, by } = await openParcels(await openFresh());
    await book();
    const { stepBack } = checkout.fulfilment;
    checkout.fulfilment.stepBack = async (...step) => {
      checkout.fulfilment.stepBack = stepBack;
      await fulfilment.note(by, "Ring twice");
      return stepBack(...step);
    };
    const { bookings } = await view();
    expect(await parcels.cancel(bookings[0]?.id ?? "", "ravi")).toMatchObject({ ok: true });
    expect([await state(), (await view()).order.state]).toEqual([["cancelled"], "packed"]);
  });

  it("is answered in words where the order is called off and the courier is silent", async () => {
    const { book, checkout, fulfilment, by, later, state, there } = await openParcels(await openFresh());
    const { send } = checkout.fulfilment;
    checkout.fulfilment.send = async (...step) => {
      checkout.fulfilment.send = send;
      await fulfilment.callOff(by, "Changed their mind");
      await standIn.behave("down");
      return send(...step);
    };
    expect(await book()).toMatchObject({ reason: "orderChanged" });
    expect(await state()).toEqual(["cancelling"]);
    await standIn.behave("");
    await later(2 * minute);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
  });
});

describeOnBothEngines("a booking that nobody can ask about", (openFresh) => {
  it("asks the courier nothing once its buyer has left, and keeps nothing of what the courier said", async () => {
    const { db, book, view, parcels, fulfilment, by } = await openParcels(await openFresh());
    await standIn.failBooking("refuse");
    await book();
    await book();
    const [sent] = (await view()).bookings;
    await fulfilment.handOver(by);
    await db.write((tx) => tx.updateTable("orders").set({ erase_at: 1 }).execute());
    await parcels.forgetLabels();
    const { bookings, order } = await view();
    expect(bookings.map(({ tracking_number, why }) => [tracking_number, why])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(bookings.map((row) => parcels.shown(row, order).canCancel)).toEqual([false, false]);
    const { asked } = await standIn.counts();
    for (const done of [
      await parcels.cancel(sent?.id ?? "", "meera"),
      await parcels.label(sent?.id ?? ""),
      await parcels.askPickup(sent?.id ?? ""),
    ])
      expect(done.ok).toBe(false);
    expect((await standIn.counts()).asked).toBe(asked);
  });

  it("keeps the number of one that is still to be cancelled until that is done", async () => {
    const { db, book, view, parcels, fulfilment, by, later, state, there } = await openParcels(
      await openFresh(),
    );
    await book();
    await fulfilment.takeBack(by, { reason, restock: false });
    await fulfilment.callOff(by, "Changed their mind");
    await db.write((tx) => tx.updateTable("orders").set({ erase_at: 1 }).execute());
    await parcels.forgetLabels();
    await later(0);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    await parcels.forgetLabels();
    expect((await view()).bookings[0]?.tracking_number).toBeNull();
  });

  it.each(["without its keys", "in words nobody can read"] as const)(
    "is no longer asked about after a day %s",
    async (how) => {
      const { book, machine, orderId, time, state } = await openParcels(await openFresh());
      await standIn.failBooking("gone");
      expect(await book()).toMatchObject({ reason: "bookingUnsure" });
      await standIn.behave(how === "without its keys" ? "" : "wrong");
      const shop = how === "without its keys" ? machine({}) : machine();
      time.now += 23 * 60 * minute;
      await shop.runJob();
      expect((await shop.ofOrder(orderId, {}))?.bookings.map((one) => one.state)).toEqual(["asked"]);
      time.now += 2 * 60 * minute;
      await shop.runJob();
      expect(await state()).toEqual(["lost"]);
    },
  );
});
