import { expect, it } from "vitest";
import { codeStateOf, offerOf } from "./promo-rule.ts";

const rule = {
  code: "NAMASTE",
  percent: 0,
  paise: 0,
  shipsFree: false,
  minimumPaise: 0,
  times: null,
  perCustomer: 1,
  firstOrder: true,
  beginsAt: 10,
  endsAt: 20,
  isOn: true,
};

it.each([
  [{ percent: 12.5 }, 10, "12.5%"],
  [{ paise: 100_00 }, 19, "₹100.00"],
])("tells newcomers what a code takes off: %o", (off, now, text) => {
  expect(offerOf({ ...rule, ...off }, now)).toEqual({ code: "NAMASTE", needsAccount: true, off: text });
});

it.each([
  ["before it begins", { percent: 10 }, 9],
  ["once it has ended", { percent: 10 }, 20],
  ["where it asks for a minimum", { percent: 10, minimumPaise: 1 }, 15],
  ["while it is switched off", { percent: 10, isOn: false }, 15],
  ["where it brings the goods for nothing", { shipsFree: true }, 15],
])("promises nothing %s", (_, off, now) => {
  expect(offerOf({ ...rule, ...off }, now)).toBeNull();
});

it.each([
  ["planned", {}, 9],
  ["on", {}, 10],
  ["over", {}, 20],
  ["off", { isOn: false }, 9],
  ["over", { isOn: false }, 20],
  ["over", { times: 3 }, 15],
  ["on", { times: 4 }, 15],
])("is %s with %o at %i", (state, more, now) => {
  expect(codeStateOf({ ...rule, ...more, used: 3 }, now)).toBe(state);
});
