import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openBookings } from "#support/open-bookings.ts";

let standIn: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  standIn = await startCourier();
});
afterAll(() => standIn.stop());
beforeEach(() => standIn.behave(""));

const minute = 60_000;

const openParcels = (db: Database, method?: "card" | "cash") => openBookings(db, standIn, method);

describeOnBothEngines("a parcel that is booked", (openFresh) => {
  it("is offered by the cheapest and the quickest, leaves with its order, and is printed", async () => {
    const { view, book, parcels, there, parts, by } = await openParcels(await openFresh());
    const { offers, grams, isOpen, isSilent } = await view();
    expect([isOpen, isSilent, grams]).toEqual([true, false, 700]);
    expect(offers.map(({ name, paise, isCheapest }) => [name, paise, isCheapest])).toEqual([
      ["Delhivery Surface", 61_36, true],
      ["Air", 240_50, false],
    ]);
    expect(await book()).toMatchObject({ ok: true });
    const [own] = await there();
    expect(own).toMatchObject({ grams: 700, cash: 0 });
    const { order, bookings, isOpen: again } = await view();
    expect(order.state).toBe("shipped");
    expect(order.parcels).toMatchObject([{ carrier: "Shiprocket", trackingNumber: own?.number }]);
    expect([again, bookings[0]?.state, bookings[0]?.quoted_paise]).toEqual([false, "sent", 117_00]);
    const label = await parcels.label(bookings[0]?.id ?? "");
    expect(label).toMatchObject({ ok: true, value: { name: `label-${own?.number}.pdf` } });
    const log = await listAuditEntries(parts.db.read, { subject: by.orderId, limit: 2 });
    expect(log.map(({ action }) => action)).toEqual(["send parcel", "book parcel"]);
  });

  it("collects what the order says is to be paid, in whole paise", async () => {
    const { book, there, view } = await openParcels(await openFresh(), "cash");
    expect(await book()).toMatchObject({ ok: true });
    const { order, bookings } = await view();
    const [own] = await there();
    expect(Math.round((own?.cash ?? 0) * 100)).toBe(order.money.payment.paise);
    expect(bookings[0]?.cash_paise).toBe(order.money.payment.paise);
  });

  it("is booked once by however many presses at once, on however many machines", async () => {
    const { machine, orderId, wish, there, state } = await openParcels(await openFresh());
    const done = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        machine().book(orderId, { ...wish, ...(at % 2 === 1 && { courier: "delhivery", service: "S" }) }),
      ),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const refused of done)
      if (!refused.ok) expect(["bookingUnderWay", "wrongMove", "orderChanged"]).toContain(refused.reason);
    expect(await there()).toHaveLength(1);
    expect((await state()).filter((one) => one === "sent")).toHaveLength(1);
  });

  it.each(["cut", "other", "twice"] as const)(
    "is found by its reference when the answer is %s",
    async (fault) => {
      for (const [courier, service] of [
        ["shiprocket", "10"],
        ["delhivery", "S"],
      ] as const) {
        const { book, there, view } = await openParcels(await openFresh());
        await standIn.failBooking(fault);
        expect(await book({ courier, service })).toMatchObject({ ok: true });
        const [own, ...more] = await there();
        expect(more).toEqual([]);
        const { order } = await view();
        expect(order.parcels).toMatchObject([{ trackingNumber: own?.number }]);
      }
    },
  );

  it.each(["broken", "busy"] as const)(
    "is not booked again for minutes when the courier is %s",
    async (fault) => {
      const { book, later, state, there } = await openParcels(await openFresh());
      await standIn.failBooking(fault);
      expect(await book()).toMatchObject({ reason: "bookingUnsure" });
      expect(await book()).toMatchObject({ reason: "bookingUnderWay" });
      await later(4 * minute);
      expect(await state()).toEqual(["asked"]);
      await later(3 * minute);
      expect(await state()).toEqual(["lost"]);
      expect(await book()).toMatchObject({ ok: true });
      expect(await there()).toHaveLength(1);
    },
  );

  it("is taken up when the courier comes back, and cancelled where it turns up too late", async () => {
    const first = await openParcels(await openFresh());
    await standIn.failBooking("cut");
    // The line is cut behind the booking, and the next question finds nobody.
    const asked = first.book();
    await expect.poll(async () => (await first.there()).length).toBe(1);
    await standIn.behave("down");
    const done = await asked;
    await standIn.behave("");
    if (!done.ok) await first.later(4 * minute);
    expect(await first.state()).toEqual(["sent"]);

    const late = await openParcels(await openFresh());
    await standIn.failBooking("broken");
    await late.book();
    await late.later(6 * minute);
    const { order, bookings } = await late.view();
    // It booked what it called broken.
    await fetch(`${standIn.url}/v1/external/auth/login`, { method: "POST", body: "{}" });
    const { logins } = await standIn.counts();
    await fetch(`${standIn.url}/v1/external/courier/assign/awb`, {
      method: "POST",
      headers: { authorization: `Bearer token-${logins}` },
      body: JSON.stringify({ shipment_id: await shipmentOf(bookings[0]?.reference ?? "", logins) }),
    });
    expect(await late.there()).toHaveLength(1);
    await late.later(10 * minute);
    expect([await late.state(), await late.there()]).toEqual([["cancelled"], []]);
    expect(order.state).toBe("packed");
  });

  it("is refused in the courier's words, and may be booked again at once", async () => {
    const { book, view, there } = await openParcels(await openFresh());
    await standIn.failBooking("refuse");
    expect(await book()).toMatchObject({
      reason: "courierRefused",
      message: expect.stringContaining("balance"),
    });
    const { bookings, isOpen, order } = await view();
    expect([bookings[0]?.state, isOpen, order.state]).toEqual(["refused", true, "packed"]);
    expect(await book({ courier: "delhivery", service: "S" })).toMatchObject({ ok: true });
    expect(await there()).toHaveLength(1);
  });

  it("costs nobody more than was shown, and is of the order that was seen", async () => {
    const { book, there, view, fulfilment, by } = await openParcels(await openFresh());
    expect(await book({ shownPaise: 116_99 })).toMatchObject({ reason: "courierDearer" });
    expect(await book({ service: "99" })).toMatchObject({ reason: "courierDearer" });
    const { order } = await view();
    await fulfilment.note(by, "Ring twice");
    expect(await book({ seen: order.version })).toMatchObject({ reason: "orderChanged" });
    expect(await there()).toEqual([]);
  });

  it("is fetched on the same day, or on the next one where it is late", async () => {
    const { book, parcels, view, time } = await openParcels(await openFresh());
    await book();
    const id = (await view()).bookings[0]?.id ?? "";
    // Half past two in the afternoon in India.
    time.now = Date.UTC(2026, 10, 23, 9);
    expect(await parcels.askPickup(id)).toMatchObject({ ok: true });
    time.now = Date.UTC(2026, 10, 23, 7);
    expect(await parcels.askPickup(id)).toMatchObject({ ok: true });
    expect((await standIn.counts()).pickups).toEqual(["2026-11-24", "2026-11-23"]);
    expect((await view()).bookings[0]?.pickup_at).toBeGreaterThan(0);
    await parcels.cancel(id, "meera");
    expect(await parcels.askPickup(id)).toMatchObject({ reason: "notFound" });
  });

  it("is cancelled before it is fetched, once, and its order is packed again", async () => {
    const shop = await openParcels(await openFresh());
    const { book, parcels, view, there, state, cancelsLogged, parts, by } = shop;
    await book({ actor: "ravi" });
    const [own] = await there();
    const { bookings } = await view();
    const id = bookings[0]?.id ?? "";
    const done = await Promise.all([parcels.cancel(id, "meera"), parcels.cancel(id, "meera")]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect(await cancelsLogged()).toMatchObject([
      { by: "meera", before: { carrier: "Shiprocket", trackingNumber: own?.number } },
    ]);
    const { order } = await view();
    expect([order.state, order.parcels]).toEqual(["packed", []]);
    expect((await parts.orders.lists.eventsOf(parts.db.read, by.orderId)).slice(-2)).toMatchObject([
      { status: "unbooked", actor: "meera", note: `Shiprocket ${own?.number}` },
      { status: "packed", actor: "meera", note: null },
    ]);
    expect(await parcels.label(id)).toMatchObject({ reason: "notFound" });
    expect(await book()).toMatchObject({ ok: true });
    expect(await there()).toHaveLength(1);
  });

  it("stays where it is when it was delivered, and is cancelled later when the courier is silent", async () => {
    const { book, parcels, view, fulfilment, by, later, state, there, cancelsLogged } = await openParcels(
      await openFresh(),
    );
    await book();
    const { bookings } = await view();
    const id = bookings[0]?.id ?? "";
    await standIn.behave("down");
    expect(await parcels.cancel(id, "meera")).toMatchObject({ reason: "courierSilent" });
    expect([await state(), await cancelsLogged()]).toEqual([["cancelling"], []]);
    await standIn.behave("");
    await later(2 * minute);
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect(await cancelsLogged()).toHaveLength(1);

    await book();
    await fulfilment.handOver(by);
    const [newest] = (await view()).bookings;
    expect(await parcels.cancel(newest?.id ?? "", "meera")).toMatchObject({ reason: "parcelGone" });
  });

  it("is let go where its order was cancelled meanwhile", async () => {
    const { book, fulfilment, by, state, there, cancelsLogged } = await openParcels(await openFresh());
    await standIn.behave("slow");
    const asked = book();
    await expect.poll(state).toEqual(["asked"]);
    await fulfilment.callOff(by, "Changed their mind");
    await standIn.behave("");
    expect(await asked).toMatchObject({ reason: "orderChanged" });
    expect([await state(), await there()]).toEqual([["cancelled"], []]);
    expect(await cancelsLogged()).toMatchObject([{ by: "shop" }]);
  });
});

describeOnBothEngines("the number of a booked parcel", (openFresh) => {
  it("is given to its buyer, and forgotten once the buyer has left and nothing is under way", async () => {
    const db = await openFresh();
    const { parcels, book, view, fulfilment, by, orderId } = await openParcels(db);
    await book();
    const number = (await view()).bookings[0]?.tracking_number;
    expect(await parcels.exportOf(db.read, [orderId])).toMatchObject([{ trackingNumber: number }]);
    const leave = () =>
      db.write((tx) => tx.updateTable("orders").set({ erase_at: 1 }).where("id", "=", orderId).execute());
    await parcels.forgetLabels();
    await leave();
    await parcels.forgetLabels();
    expect((await view()).bookings[0]?.tracking_number).toBe(number);
    await fulfilment.handOver(by);
    await parcels.forgetLabels();
    expect((await view()).bookings[0]?.tracking_number).toBeNull();
  });
});

describeOnBothEngines("a cash parcel that may come back", (openFresh) => {
  it("is foreseen by what came back from its PIN code and from its buyer, until it has left", async () => {
    const db = await openFresh();
    const { view, book, orderId, time } = await openParcels(db, "cash");
    expect((await view()).foreseen).toBeNull();
    const all = db.read.selectFrom("orders").selectAll().where("id", "=", orderId);
    const cash = db.read.selectFrom("cash_orders").selectAll().where("order_id", "=", orderId);
    const [row, paid] = [await all.executeTakeFirstOrThrow(), await cash.executeTakeFirstOrThrow()];
    await db.write(async (tx) => {
      for (let at = 0; at < 12; at++) {
        const id = newId(time.now);
        const other = { id, short_id: `AB${at}`, number: 7_000 + at, user_id: "ravi" };
        // One of a year and more ago, and one that nobody has come to the end of.
        const created_at = at === 0 ? time.now - 400 * 24 * 60 * minute : time.now;
        const end = at === 1 ? {} : at < 6 ? { refused_at: time.now } : { due_at: time.now, due_paise: 1 };
        await tx
          .insertInto("orders")
          .values({ ...row, ...other, created_at })
          .execute();
        await tx
          .insertInto("cash_orders")
          .values({ ...paid, order_id: id, user_id: "ravi", phone: null, ...end })
          .execute();
      }
    });
    expect((await view()).foreseen).toEqual({ refused: 0, place: { all: 10, back: 4 } });
    await db.write((tx) =>
      tx.updateTable("cash_orders").set({ user_id: "asha" }).where("refused_at", "is not", null).execute(),
    );
    expect((await view()).foreseen).toEqual({ refused: 5, place: { all: 10, back: 4 } });
    await book();
    expect((await view()).foreseen).toBeNull();
  });

  it("says nothing of a parcel that is paid", async () => {
    const { view } = await openParcels(await openFresh());
    expect((await view()).foreseen).toBeNull();
  });
});

/** Which shipment an order of the stand-in is. */
async function shipmentOf(reference: string, logins: number): Promise<number> {
  const answer = await fetch(`${standIn.url}/v1/external/orders?search=${reference}`, {
    headers: { authorization: `Bearer token-${logins}` },
  });
  const { data } = (await answer.json()) as { data: { shipments: { id: number }[] }[] };
  return data[0]?.shipments[0]?.id ?? 0;
}
