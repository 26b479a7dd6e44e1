import { expect, it } from "vitest";
import { isFixed, taxPeriods } from "./tax-periods.ts";

const rate = (hsn: string, from: string, upToPaise: number | null, percent: number) => ({
  hsn,
  from,
  upToPaise,
  percent,
});

it("tells what is in force, what comes and what was, classes before numbers", () => {
  const all = taxPeriods(
    [
      rate("61", "2026-12-01", null, 12),
      rate("61", "2025-09-22", null, 18),
      rate("61", "2025-09-22", 2_500_00, 5),
      rate("61", "2017-07-01", null, 12),
      rate("nil", "2017-07-01", null, 0),
      rate("", "2017-07-01", null, 18),
    ],
    "2026-11-22",
  );
  expect(all.map(({ hsn, from, until, state }) => [hsn, from, until, state])).toEqual([
    ["", "2017-07-01", null, "now"],
    ["nil", "2017-07-01", null, "now"],
    ["61", "2026-12-01", null, "coming"],
    ["61", "2025-09-22", "2026-12-01", "now"],
    ["61", "2017-07-01", "2025-09-22", "past"],
  ]);
  expect(all[3]?.bands).toEqual([
    { upToPaise: 2_500_00, percent: 5 },
    { upToPaise: null, percent: 18 },
  ]);
});

it("has a rate stay once its first day is over, and the one that begins in its place takes over that day", () => {
  const [next, first] = taxPeriods(
    [rate("61", "2026-11-01", null, 5), rate("61", "2026-11-22", null, 12)],
    "2026-11-22",
  );
  expect([next?.state, first?.state]).toEqual(["now", "past"]);
  expect(isFixed("2026-11-21", "2026-11-22")).toBe(true);
  expect(isFixed("2026-11-22", "2026-11-22")).toBe(false);
});
