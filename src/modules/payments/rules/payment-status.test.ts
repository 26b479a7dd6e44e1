import fc from "fast-check";
import { expect, it } from "vitest";
import type { PaymentStatus } from "#modules/orders/order-view.ts";
import { furthest, isMoneyHere, nextPoll } from "./payment-status.ts";

const all: PaymentStatus[] = ["created", "failed", "authorized", "captured", "refunded"];

it("ends in one status, whatever the order of the messages", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { minLength: 1 }), (told) => {
      const backwards = [...told].reverse();
      expect(told.reduce(furthest, "created")).toBe(backwards.reduce(furthest, "created"));
    }),
  );
});

it("takes an authorization after a failure, never a failure after an authorization", () => {
  expect(furthest("failed", "authorized")).toBe("authorized");
  expect(furthest("captured", "failed")).toBe("captured");
});

it("calls money what was captured, even if it went back since", () => {
  expect(all.filter(isMoneyHere)).toEqual(["captured", "refunded"]);
});

it("asks after 15 minutes and for three days, then no more", () => {
  const minute = 60_000;
  const lastPoll = 3 * 24 * 60 * minute;
  expect(nextPoll(0, 0)).toBe(minute);
  // However often it was asked meanwhile.
  expect(nextPoll(0, 14 * minute)).toBe(15 * minute);
  expect(nextPoll(0, lastPoll - 1)).toBe(lastPoll);
  expect(nextPoll(0, lastPoll)).toBeNull();
});
