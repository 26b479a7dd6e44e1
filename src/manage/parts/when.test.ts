import { expect, it } from "vitest";
import { minute } from "./when.ts";

const now = Date.parse("2026-11-22T10:00:00+05:30");

it("names the year of a moment in another year, by India's clock", () => {
  expect(minute(Date.parse("2026-12-31T23:59:00+05:30"), "en", now)).not.toContain("2026");
  expect(minute(Date.parse("2027-01-01T00:00:00+05:30"), "en", now)).toContain("2027");
  expect(minute(Date.parse("2025-12-31T23:59:00+05:30"), "hi", now)).toContain("2025");
});

it("keeps the half of the day beside its hour", () => {
  expect(minute(now, "en", now)).toMatch(/10:00\u00a0am$/);
});
