import { expect, it } from "vitest";
import { dayInIndia, lastSummary, nextDigest } from "./when.ts";

const india = (time: string) => Date.parse(`2026-11-22T${time}+05:30`);

it("gathers until the next half hour strikes", () => {
  expect(nextDigest(india("10:00:00.000"))).toBe(india("10:30:00.000"));
  expect(nextDigest(india("10:29:59.999"))).toBe(india("10:30:00.000"));
  expect(nextDigest(india("23:45:00.000"))).toBe(india("23:59:59.999") + 1);
});

it("begins a day when India does", () => {
  expect(dayInIndia(india("00:00:00.000")).began).toBe(india("00:00:00.000"));
  expect(dayInIndia(india("23:59:59.999")).began).toBe(india("00:00:00.000"));
  expect(dayInIndia(india("00:00:00.000") - 1).day).toBe(dayInIndia(india("12:00:00.000")).day - 1);
});

it("sums a day up from nine in the evening on", () => {
  const { day } = dayInIndia(india("12:00:00.000"));
  expect(lastSummary(india("20:59:59.999"))).toBe(day - 1);
  expect(lastSummary(india("21:00:00.000"))).toBe(day);
  expect(lastSummary(india("23:59:59.999"))).toBe(day);
});
