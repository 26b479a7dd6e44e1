import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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
  it.each(["undo", "stepBack"] as const)("is cancelled by %s, whatever the order becomes", async (way) => {
    const { book, view, fulfilment, by, there, later, state, parcels } = await openParcels(await openFresh());
    await book();
    const id = (await view()).bookings[0]?.id ?? "";
    expect((await fulfilment[way](by, reason)).ok).toBe(true);
    expect(await state()).toEqual(["cancelling"]);
    expect(await parcels.label(id)).toMatchObject({ reason: "notFound" });
    expect(await parcels.askPickup(id)).toMatchObject({ reason: "notFound" });
    expect(await book()).toMatchObject({ reason: "bookingUnderWay" });
    await fulfilment.callOff(by, "Changed their mind");
    await later(0);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect((await view()).order.state).toBe("cancelled");
  });

  it("is cancelled where somebody took it back before it was fetched", async () => {
    const { book, view, fulfilment, by, there, later, state } = await openParcels(await openFresh());
    await book();
    await fulfilment.takeBack(by, { reason, restock: false });
    expect(await state()).toEqual(["cancelling"]);
    expect(await book()).toMatchObject({ reason: "bookingUnderWay" });
    await later(0);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
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
