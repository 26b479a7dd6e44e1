import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRupees, parseRupees, percentOf, unitPaise } from "./money.ts";

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
