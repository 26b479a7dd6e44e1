import { expect, it } from "vitest";
import { barsOf, comparedTo, dayOf, periodAfter, periodBefore, periodOf, taxPeriodsOf } from "./period.ts";

const now = Date.parse("2026-11-22T12:00:00+05:30");
const of = (name?: string) => {
  const period = periodOf(name, now);
  if (!period) throw new Error(`${name} is none.`);
  return period;
};

it("knows days, months and years from April", () => {
  expect(of()).toEqual({ name: "2026-11", kind: "month", from: "2026-11-01", to: "2026-11-30" });
  expect(of("2028-02")).toMatchObject({ from: "2028-02-01", to: "2028-02-29" });
  expect(of("2026")).toMatchObject({ from: "2026-04-01", to: "2027-03-31" });
  expect(of("2026-12-31")).toMatchObject({ from: "2026-12-31", to: "2026-12-31" });
});

it.each(["2026-13", "2026-02-30", "1999", "2026-1", "%27", "2026-11-22T00:00", ""])(
  "takes %s for none",
  (name) => {
    expect(periodOf(name, now)).toBeUndefined();
  },
);

it("begins a day at midnight in India", () => {
  expect(dayOf(Date.parse("2026-11-21T18:29:59.999Z"))).toBe("2026-11-21");
  expect(dayOf(Date.parse("2026-11-21T18:30:00Z"))).toBe("2026-11-22");
});

it("goes on and back over ends of months and years", () => {
  expect(periodBefore(of("2026-01")).name).toBe("2025-12");
  expect(periodAfter(of("2026-12-31")).name).toBe("2027-01-01");
  expect([periodBefore(of("2026")).name, periodAfter(of("2026")).name]).toEqual(["2025", "2027"]);
});

it("compares what runs with as many days, and what is over with the whole", () => {
  expect(comparedTo(of("2026-11"), "2026-11-22")).toEqual({ from: "2026-10-01", to: "2026-10-22" });
  expect(comparedTo(of("2026-10"), "2026-11-22")).toEqual({ from: "2026-09-01", to: "2026-09-30" });
  expect(comparedTo(of("2026-03"), "2026-03-31")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(comparedTo(of("2026"), "2026-11-22")).toEqual({ from: "2025-04-01", to: "2025-11-22" });
});

it("has a bar for each day or month", () => {
  expect(barsOf(of("2026-11"))).toHaveLength(30);
  expect(barsOf(of("2026"))).toHaveLength(12);
  expect(barsOf(of("2026")).at(-1)).toBe("2027-03");
  expect(barsOf(of("2026-11-03"))).toEqual([
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
  ]);
  expect(taxPeriodsOf(of("2026-11-03"))).toEqual(["2026-11-03"]);
});
