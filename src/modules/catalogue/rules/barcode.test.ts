import fc from "fast-check";
import { expect, it } from "vitest";
import { gtinOf, isBarcode } from "./barcode.ts";

it("knows the numbers of the trade by their last digit", () => {
  for (const right of ["8901030865275", "036000291452", "4006381333931"]) {
    expect(isBarcode(right), right).toBe(true);
    expect(gtinOf(right)).toBe(right);
  }
  for (const wrong of ["8901030865276", "036000291453"]) {
    expect(isBarcode(wrong), wrong).toBe(false);
    expect(gtinOf(wrong)).toBe(undefined);
  }
});

it("takes what a shop prints for itself, and does not take it for a number of the trade", () => {
  for (const own of ["HAAT-0001", "12345678901", "0001"]) {
    expect(isBarcode(own), own).toBe(true);
    expect(gtinOf(own)).toBe(undefined);
  }
  for (const none of ["", "123", "कपड़ा", "two words", "x".repeat(41)])
    expect(isBarcode(none), none).toBe(false);
});

it("notices every single wrong digit", () => {
  const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (some, at, more) => {
      const sum = some.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0);
      const right = [...some, (10 - (sum % 10)) % 10];
      const wrong = right.map((digit, place) => (place === at ? (digit + more) % 10 : digit));
      return isBarcode(right.join("")) && !isBarcode(wrong.join(""));
    }),
  );
});
