import { expect, it } from "vitest";
import { bestOffers } from "./offers.ts";

const offer = (name: string, paise: number, days: number | null) => ({
  ...{ courier: "c", carrier: "C", service: name, name, paise, days },
});
const named = (...offers: readonly ReturnType<typeof offer>[]) =>
  bestOffers(offers).map(({ name, isCheapest, isQuickest }) => [name, isCheapest, isQuickest]);

it("offers the cheapest and the quickest", () => {
  expect(named(offer("slow", 40_00, 6), offer("mid", 60_00, 3), offer("air", 90_00, 2))).toEqual([
    ["slow", true, false],
    ["air", false, true],
  ]);
});

it("offers one that is both once, and of equals the better one", () => {
  expect(named(offer("dear", 90_00, 2), offer("good", 60_00, 2))).toEqual([["good", true, true]]);
  expect(named(offer("late", 60_00, 5), offer("soon", 60_00, 4))).toEqual([["soon", true, true]]);
});

it("does not call quick what nobody knows the days of", () => {
  expect(named(offer("unknown", 40_00, null))).toEqual([["unknown", true, false]]);
  expect(named(offer("unknown", 40_00, null), offer("known", 50_00, 4))).toEqual([
    ["unknown", true, false],
    ["known", false, true],
  ]);
  expect(named()).toEqual([]);
});
