import { expect, it } from "vitest";
import { stateCodes, stateNameOf } from "#contract/india/states.ts";
import { stateName } from "./states.ts";

it("calls every state in Hindi, each otherwise, and leaves what somebody typed", () => {
  const names = stateCodes.map((code) => stateName(stateNameOf(code)));
  expect(names.filter((name) => !/^[\u0900-\u097F\s]+$/u.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(stateCodes.length);
  expect(stateName("Atlantis")).toBe("Atlantis");
});

it("keeps an address in the letters in which somebody wrote its city", () => {
  expect(stateName("Karnataka", "Bengaluru")).toBe("Karnataka");
  expect(stateName("Karnataka", "बेंगलुरु")).toBe("कर्नाटक");
});
