import { expect, it } from "vitest";
import { nextOfBooking } from "./next-of-booking.ts";

type Booking = NonNullable<Parameters<typeof nextOfBooking>[1]>;

const booking = (over: object) =>
  ({ isOpen: true, offers: [{}], bookings: [], ...over }) as unknown as Booking;

it("has a packed order booked where a courier brings it, and what is not packed yet packed", () => {
  expect(nextOfBooking({ next: "send" }, booking({}))).toBe("book");
  expect(nextOfBooking({ next: "pack" }, booking({}))).toBeUndefined();
  expect(nextOfBooking({ next: "send" }, booking({ offers: [] }))).toBeUndefined();
  expect(nextOfBooking({ next: "send" }, booking({ isOpen: false }))).toBeUndefined();
  expect(nextOfBooking({ next: "send" }, undefined)).toBeUndefined();
});

it("has a booked parcel given away before anybody can say that it came", () => {
  const booked = (canAskPickup: boolean) => booking({ isOpen: false, bookings: [{ canAskPickup }] });
  expect(nextOfBooking({ next: "handOver" }, booked(true))).toBe("giveAway");
  expect(nextOfBooking({ next: "handOver" }, booked(false))).toBeUndefined();
});
