import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPinCode } from "#contract/india/pin-code.ts";
import { placesOf, readPinCodes } from "./pin-codes.ts";

const file = join(import.meta.dirname, "../../../../db/seed/pin-codes.txt");
const all = readPinCodes(readFileSync(file, "utf8"));

describe("places of PIN codes", () => {
  it.each([
    ["560034", [{ city: "Bengaluru", state: "29" }]],
    ["110001", [{ city: "Delhi", state: "07" }]],
    ["400001", [{ city: "Mumbai", state: "27" }]],
    ["500081", [{ city: "Hyderabad", state: "36" }]],
    ["194101", [{ city: "Leh", state: "38" }]],
    ["396210", [{ city: "Daman", state: "26" }]],
    ["682555", [{ city: "Lakshadweep", state: "31" }]],
  ])("knows where %s is", (pinCode, places) => expect(placesOf(all, pinCode)).toEqual(places));

  it("names both states of a PIN code that lies in two", () => {
    expect(placesOf(all, "605106").map(({ state }) => state)).toEqual(["33", "34"]);
  });

  it.each(["100000", "560000", "999999"])("knows nothing of %s, which no post office has", (pinCode) =>
    expect(placesOf(all, pinCode)).toEqual([]),
  );

  it("holds the whole of India, each PIN code in two states at most", () => {
    const pins = new Set(Array.from(all.found, (one) => Math.floor(one / 4_096)));
    expect(pins.size).toBe(19_159);
    const places = Array.from(pins, (pin) => placesOf(all, String(pin)));
    expect(new Set(places.map(({ length }) => length))).toEqual(new Set([1, 2]));
    expect(places.filter(({ length }) => length === 2)).toHaveLength(31);
    expect(new Set(places.flat().map(({ state }) => state)).size).toBe(36);
  });

  it("finds what was written into the lines and nothing else", () => {
    const pins = fc.uniqueArray(fc.integer({ min: 100_000, max: 999_999 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(pins, fc.integer({ min: 100_000, max: 999_999 }), (some, other) => {
        const sorted = some.toSorted((a, b) => a - b);
        const steps = sorted.map((pin, at) => pin - (sorted[at - 1] ?? 0)).join(" ");
        const known = readPinCodes(`# of a test\n24|Surat|${steps}\n`);
        for (const pin of some)
          expect(placesOf(known, String(pin))).toEqual([{ city: "Surat", state: "24" }]);
        expect(placesOf(known, String(other))).toHaveLength(some.includes(other) ? 1 : 0);
      }),
    );
  });
});

it.each([
  ["560 034", "560034"],
  ["५६० ०३४", "560034"],
  ["560-034", "560034"],
  ["060034", undefined],
  ["56003", undefined],
  ["5600345", undefined],
  ["56003x", undefined],
  ["", undefined],
])("reads %s as people write it", (typed, read) => expect(readPinCode(typed)).toBe(read));
