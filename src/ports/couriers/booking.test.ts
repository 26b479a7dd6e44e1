import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCourier } from "#support/courier/start-courier.ts";
import { CourierUnavailable } from "./courier.ts";
import { type CourierBooking, CourierRefused, type ParcelToBook } from "./courier-booking.ts";
import { bookableCouriers } from "./couriers.ts";

let standIn: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  standIn = await startCourier();
});
afterAll(() => standIn.stop());
beforeEach(async () => {
  await standIn.behave("");
  await standIn.failBooking("");
});

let count = 0;
const parcel = (more: Partial<ParcelToBook> = {}): ParcelToBook => ({
  reference: `H-${1_000 + count++}-TEST`,
  service: "10",
  from: "560001",
  grams: 700,
  cashPaise: 0,
  size: { length: 20, breadth: 15, height: 10 },
  valuePaise: 499_50,
  orderedAt: Date.UTC(2026, 10, 30, 20),
  to: {
    name: "Meera Das",
    phone: "+919812345678",
    email: "meera@example.com",
    street: "5 Hill Road; #2 & more",
    city: "Mumbai",
    state: "Maharashtra",
    pinCode: "400050",
  },
  goods: [{ title: "Pot", sku: "POT", quantity: 1, unitPaise: 499_50 }],
  ...more,
});

const couriers = () => bookableCouriers(standIn.env, { now: () => 1_000_000 });
const names = ["shiprocket", "delhivery"] as const;

it("takes bookings of those alone that have a place to fetch parcels from", () => {
  const { SHIPROCKET_PICKUP: _, ...env } = standIn.env;
  expect(couriers().map(({ name }) => name)).toEqual(names);
  expect(bookableCouriers(env, { now: () => 0 }).map(({ name }) => name)).toEqual(["delhivery"]);
  expect(bookableCouriers({}, { now: () => 0 })).toEqual([]);
});

describe.each(names)("%s", (name) => {
  const courier = () => couriers().find((one) => one.name === name)?.booking as CourierBooking;
  const service = name === "shiprocket" ? "10" : "S";
  const booked = async (reference: string) =>
    (await standIn.counts()).parcels.filter((one) => one.reference === reference);

  it("says what each of its services costs, by the weight, and nothing of who takes no cash", async () => {
    const { from, grams } = parcel();
    const quotes = await courier().quote({ from, to: "400050", grams, cashPaise: 0 });
    const paise = name === "shiprocket" ? [117_00, 240_50, 88_00] : [61_36, 96_40];
    expect(quotes.map((one) => one.paise)).toEqual(paise);
    const cash = await courier().quote({ from, to: "400050", grams, cashPaise: 100 });
    expect(cash).toHaveLength(name === "shiprocket" ? 2 : 0);
    await standIn.refuse("744102");
    expect(await courier().quote({ from, to: "744102", grams, cashPaise: 0 })).toEqual([]);
  });

  it("books a parcel with what is collected at the door, finds it again, prints it, and cancels it once", async () => {
    const one = parcel({ service, cashPaise: 499_50 });
    expect(await courier().find(one.reference)).toBeUndefined();
    const made = await courier().book(one);
    expect(await booked(one.reference)).toMatchObject([
      { number: made.trackingNumber, cash: 499.5, grams: 700, isCancelled: false },
    ]);
    expect(await courier().find(one.reference)).toEqual({ ...made, isCancelled: false });
    expect(Buffer.from(await courier().label(made)).toString()).toMatch(/^%PDF-/);
    await courier().askPickup([made], "2026-12-01");
    expect((await standIn.counts()).pickups).toContain("2026-12-01");
    await courier().cancel(made);
    expect(await courier().find(one.reference)).toMatchObject({ isCancelled: true });
    await expect(courier().cancel(made)).rejects.toThrow(CourierRefused);
  });

  it.each(["cut", "other", "broken", "busy"] as const)(
    "does not say whether a parcel was booked when the answer is %s",
    async (fault) => {
      const one = parcel({ service });
      await standIn.failBooking(fault);
      await expect(courier().book(one)).rejects.toThrow(CourierUnavailable);
      const isBooked = fault === "cut" || fault === "other";
      expect(await booked(one.reference)).toHaveLength(isBooked ? 1 : 0);
      expect((await courier().find(one.reference)) !== undefined).toBe(isBooked);
    },
  );

  it("says no in the courier's own words, and shows no key", async () => {
    await standIn.failBooking("refuse");
    const failed = await courier()
      .book(parcel({ service }))
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CourierRefused);
    expect(String(failed)).toContain("Insufficient balance");
    expect(String(failed)).not.toMatch(/standin-|token-/);
  });

  it.each(["down", "wrong", "endless"] as const)("is not believed when it is %s", async (fault) => {
    await standIn.behave(fault);
    const made = { trackingNumber: "500000001000", key: "1000/1001000" };
    for (const work of [
      () => courier().find("H-1"),
      () => courier().label(made),
      () => courier().cancel(made),
      () => courier().askPickup([made], "2026-12-01"),
    ])
      await expect(work()).rejects.toThrow(CourierUnavailable);
  });
});

it("asks for a new token in the middle of a booking, and books once", async () => {
  const booking = couriers()[0]?.booking;
  const one = parcel();
  await booking?.quote({ from: one.from, to: "400050", grams: one.grams, cashPaise: 0 });
  await standIn.behave("expired");
  await booking?.book(one);
  const { parcels } = await standIn.counts();
  expect(parcels.filter(({ reference }) => reference === one.reference)).toHaveLength(1);
});
