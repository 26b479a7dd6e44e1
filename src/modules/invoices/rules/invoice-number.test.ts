import { expect, it } from "vitest";
import { invoiceNumber, taxYearOf } from "./invoice-number.ts";

it.each([
  ["2026-03-31T18:29:59.999Z", 2025],
  ["2026-03-31T18:30:00Z", 2026],
  ["2026-12-31T23:59:59Z", 2026],
  ["2027-03-31T18:29:59Z", 2026],
])("%s is in the year from April %d, as clocks go in India", (time, year) => {
  expect(taxYearOf(Date.parse(time))).toBe(year);
});

it("has sixteen signs at most, and none that the law does not take", () => {
  expect(invoiceNumber("invoice", 2026, 1)).toBe("INV/26-27/1");
  expect(invoiceNumber("credit", 2099, 7)).toBe("CN/99-00/7");
  const longest = invoiceNumber("invoice", 2026, 999_999);
  expect(longest).toHaveLength(16);
  expect(longest).toMatch(/^[A-Z0-9/-]+$/);
});
