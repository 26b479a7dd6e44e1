import { expect, it } from "vitest";
import { quickContacts, signOf } from "./way-of.ts";

it.each([
  ["phone", ["+91 11 5550 0142", "011 5550 0142", "011-5550-0142", "9812345678", "1800 123 4567"]],
  ["mail", ["namaste@haat.example"]],
  ["pin", ["14 Chandni Lane, New Delhi 110001", "14 Chandni Lane, New Delhi 110 001"]],
  ["clock", ["Mon to Sat, 9 AM to 6 PM", "10:00 to 19:00", "9-6", "Mon-Sat 9–6", "सुबह 10 बजे से", "10 से 7"]],
  ["info", ["07AAAAA0000A1Z5", "10012022000234", "14 Chandni Lane, New Delhi", "12-14 Nehru Place", "Asha"]],
] as const)("puts the sign of a %s before what is one", (sign, values) => {
  for (const value of values) expect([value, signOf(value)]).toEqual([value, sign]);
});

it("calls a number that has no country in front, as the settings take one", () => {
  const lines = ["Phone: 011 5550 0142", "GSTIN: 07AAAAA0000A1Z5"];
  expect(quickContacts([{ kind: "list", lines }])).toEqual([{ name: "Phone", value: "011 5550 0142" }]);
});

it("goes through a line without a break once, however long it is", () => {
  expect(signOf(`${"@".repeat(500_000)} x`)).toBe("info");
});
