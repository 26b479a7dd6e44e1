import { expect, it } from "vitest";
import { canBeChanged, mayAskForChange } from "./can-be-changed.ts";

it.each([
  ["pending", null, true, true],
  ["ordered", null, true, true],
  ["processing", null, true, true],
  ["processing", "packed", true, false],
  ["shipped", "partSent", false, false],
  ["delivered", null, false, false],
  ["cancelled", null, false, false],
] as const)("lets an order that is %s, %s, be changed: %s, and asked for: %s", (status, step, may, asks) => {
  expect(canBeChanged({ status, isErased: false })).toBe(may);
  expect(mayAskForChange({ status, step, isErased: false })).toBe(asks);
  expect(mayAskForChange({ status, step, isErased: true })).toBe(false);
});
