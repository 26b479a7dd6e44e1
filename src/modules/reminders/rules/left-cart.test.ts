import { expect, it } from "vitest";
import { isLeft } from "./left-cart.ts";

const hour = 3_600_000;
const now = 1_000 * hour;

it.each([
  { age: 23, is: false },
  { age: 24, is: true },
  { age: 71, is: true },
  { age: 72, is: false },
])("is a cart that nobody has changed for a day, and for less than three: $age hours", ({ age, is }) => {
  expect(isLeft(now - age * hour, { told: 0, now })).toBe(is);
});

it("is spoken of once, and again when it was changed and left again", () => {
  const changed = now - 30 * hour;
  expect(isLeft(changed, { told: changed, now })).toBe(false);
  expect(isLeft(changed + 1, { told: changed, now })).toBe(true);
});
