import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { endOf, promisedDay } from "./promised-day.ts";

const untouched = settingGroups.delivery.parse({});
/** In India. */
const at = (moment: string) => Date.parse(`${moment}+05:30`);

describe("the promised day", () => {
  it.each([
    ["on a Friday before the cut-off", "2026-11-20T13:59", 3, "2026-11-24"],
    ["on a Friday at the cut-off: it leaves on Saturday", "2026-11-20T14:00", 3, "2026-11-25"],
    ["on a Saturday evening: it leaves on Monday", "2026-11-21T18:00", 1, "2026-11-24"],
    ["on a Sunday: it leaves on Monday, and no day is lost", "2026-11-22T09:00", 1, "2026-11-24"],
    ["over Republic Day", "2026-01-24T10:00", 1, "2026-01-27"],
    ["over Holi", "2026-03-03T10:00", 1, "2026-03-05"],
    ["on a holiday itself", "2026-08-15T10:00", 0, "2026-08-17"],
    ["over the end of a year", "2026-12-31T10:00", 2, "2027-01-02"],
    ["in a leap year", "2028-02-28T10:00", 1, "2028-02-29"],
    [
      "in the first minute of a day in India, which is still yesterday in London",
      "2026-11-24T00:01",
      0,
      "2026-11-24",
    ],
    ["in the last minute of a day in India", "2026-11-23T23:59", 0, "2026-11-24"],
  ])("%s", (_, moment, days, day) => expect(promisedDay(at(moment), days, untouched)).toBe(day));

  it("counts Saturdays as the owner works", () => {
    const friday = at("2026-11-20T10:00");
    expect(promisedDay(friday, 1, { ...untouched, restDays: "weekend" })).toBe("2026-11-23");
    expect(promisedDay(friday, 2, { ...untouched, restDays: "none" })).toBe("2026-11-22");
  });

  it("leaves out the owner's own days, and moves on the country's where she does", () => {
    const closedDays = ["2026-11-24", "2026-11-25"];
    expect(promisedDay(at("2026-11-23T10:00"), 1, { ...untouched, closedDays })).toBe("2026-11-26");
    expect(promisedDay(at("2026-08-14T10:00"), 1, { ...untouched, nationalHolidays: false })).toBe(
      "2026-08-15",
    );
  });

  it("is never before it leaves, never on a day of rest, and never earlier for who orders later", () => {
    const moments = fc.integer({ min: at("2026-01-01T00:00"), max: at("2028-12-31T00:00") });
    fc.assert(
      fc.property(moments, fc.nat(60), fc.nat(48), (moment, days, later) => {
        const day = promisedDay(moment, days, untouched);
        expect(endOf(day)).toBeGreaterThan(moment);
        expect(new Date(day).getUTCDay()).not.toBe(0);
        expect(promisedDay(moment + later * 3_600_000, days, untouched) >= day).toBe(true);
        expect(promisedDay(moment, days + 1, untouched) > day).toBe(true);
      }),
    );
  });
});
