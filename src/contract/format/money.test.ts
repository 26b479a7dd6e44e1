import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRupees, parseRupees, percentOf, percentOff, unitPaise } from "./money.ts";

describe("formatRupees", () => {
  it.each([
    [0, "₹0.00"],
    [undefined, "₹0.00"],
    [null, "₹0.00"],
    [5, "₹0.05"],
    [99_999, "₹999.99"],
    [100_000, "₹1,000.00"],
    [123_456_700, "₹12,34,567.00"],
    [1_234_567_890_00, "₹1,23,45,67,890.00"],
    [-150, "-₹1.50"],
  ])("shows %s paise as %s", (paise, shown) => {
    expect(formatRupees(paise)).toBe(shown);
  });
});

describe("unitPaise", () => {
  it.each([
    [100, 0, 83.16, 8316],
    [10_000, 0, 83.16, 831_600],
    [1, 0, 83.16, 83],
    [1999, 10, 83.16, 149_613],
    [50, 99, 83, 42],
    [50, 99, 82.99, 41],
    [100, 100, 83.16, 0],
  ])("prices %s stored hundredths, %s %% off, at %s as %s paise", (stored, off, rate, paise) => {
    expect(unitPaise(stored, off, rate)).toBe(paise);
  });

  it("is never more than half a paisa from the exact price", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (stored, off) => {
          const exactTimesTenThousand = BigInt(stored) * BigInt(100 - off) * 8316n;
          const distance = BigInt(unitPaise(stored, off, 83.16)) * 10_000n - exactTimesTenThousand;
          return distance > -5_000n && distance <= 5_000n;
        },
      ),
    );
  });
});

describe("percentOff", () => {
  it.each([
    [1_299_00, 999_00, 23],
    [1_000_00, 600_00, 40],
    // A percentage that was rounded to the paisa, up or down, is still that percentage.
    [1_662_37, 1_413_01, 15],
    [1_662_37, 1_413_02, 15],
    [7_999_00, 4_800_00, 39],
    [999_00, 999_00, 0],
    [999_00, 998_00, 0],
    [999_00, 0, 100],
  ])("of %i paise down to %i is %i", (mrpPaise, unitPaise, percent) => {
    expect(percentOff({ mrpPaise, unitPaise })).toBe(percent);
  });
});

describe("percentOf", () => {
  it.each([
    [1000, 10, 100],
    [1005, 10, 101],
    [1004, 10, 100],
    [0, 10, 0],
  ])("takes of %s paise %s %% as %s", (paise, percent, part) => {
    expect(percentOf(paise, percent)).toBe(part);
  });
});

describe("parseRupees", () => {
  it.each([
    ["1299", 129_900],
    ["1,299.5", 129_950],
    ["₹ 12,34,567.05", 123_456_705],
    ["0", 0],
  ])("reads %s as %s paise", (typed, paise) => {
    expect(parseRupees(typed)).toBe(paise);
  });

  it.each(["", "-5", "1e9", "12.345", "NaN", "abc", "1".repeat(12)])("refuses %s", (typed) => {
    expect(parseRupees(typed)).toBeUndefined();
  });
});
