import { expect, it } from "vitest";
import { discountOf } from "./discount-of.ts";

it.each([
  ["150", 15_000],
  ["₹1,299.50", 129_950],
  ["10%", 2_000],
  ["12.5 %", 2_500],
  ["100%", 20_000],
  ["500%", 100_000],
  ["0", 0],
  ["-5", undefined],
  ["ten", undefined],
  ["", undefined],
])("reads %j off goods for 200 rupees", (typed, paise) => {
  expect(discountOf(typed, 20_000)).toBe(paise);
});
