import { expect, it } from "vitest";
import { daysFor, feeFor, returnableUntil, wayBackCost } from "./returnable.ts";

const rules = {
  days: 30,
  daysOf: [
    { category: "clothing", days: 7 },
    { category: "sarees", days: 14 },
  ],
  never: ["beauty"],
  wayBack: "customer",
  wayBackPaise: 60_00,
} as const;

it("counts the days of the nearest category", () => {
  expect(daysFor(rules, ["books"])).toBe(30);
  expect(daysFor(rules, ["kurtas", "clothing"])).toBe(7);
  expect(daysFor(rules, ["sarees", "clothing"])).toBe(14);
  expect(daysFor(rules, ["lipstick", "beauty"])).toBe(0);
});

it("counts from when goods were handed over", () => {
  expect(returnableUntil(1_000, 2)).toBe(1_000 + 2 * 86_400_000);
  expect(returnableUntil(null, 30)).toBeNull();
  expect(returnableUntil(1_000, 0)).toBeNull();
});

it("asks for the way back only where nothing is wrong with the goods", () => {
  expect(feeFor(rules, "changedMind", true)).toBe(60_00);
  expect(feeFor(rules, "damaged", true)).toBe(0);
  expect(feeFor(rules, "changedMind", false)).toBe(0);
  expect(feeFor({ ...rules, wayBack: "shop" }, "changedMind", true)).toBe(0);
  expect(wayBackCost({ ...rules, pickUp: true })).toBe(60_00);
  for (const wayBack of ["shop", "customer"] as const)
    expect(wayBackCost({ ...rules, wayBack, pickUp: false })).toBeNull();
});
