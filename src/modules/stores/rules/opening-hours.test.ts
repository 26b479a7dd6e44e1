import { afterEach, describe, expect, it } from "vitest";
import { clockTime, readHours } from "#contract/india/opening-hours.ts";
import { openingAt } from "./opening-hours.ts";

const timings = "10:00 AM - 9:00 PM";
const inIndia = (time: string) => Date.parse(`2026-11-21T${time}+05:30`);

it.each([
  ["09:59:59", false, "10:00"],
  ["10:00:00", true, "21:00"],
  ["14:30:00", true, "21:00"],
  ["21:00:00", true, "21:00"],
  ["21:01:00", false, "10:00"],
  ["00:10:00", false, "10:00"],
])("at %s in India the store's door is open: %s, until %s", (time, isOpen, until) => {
  const opening = openingAt(timings, inIndia(time));
  expect(opening?.isOpen).toBe(isOpen);
  expect(clockTime(opening?.changesAt ?? -1)).toBe(until);
});

it("asks India's clock, whatever the zone of the machine", () => {
  expect(openingAt(timings, Date.parse("2026-11-21T04:30:00Z"))?.isOpen).toBe(true);
  expect(openingAt(timings, Date.parse("2026-11-21T04:29:00Z"))?.isOpen).toBe(false);
});

it.each([
  ["23:30:00", true],
  ["01:59:00", true],
  ["02:01:00", false],
  ["17:59:00", false],
])("a store that closes after midnight at %s: %s", (time, isOpen) => {
  expect(openingAt("6:00 PM - 2:00 AM", inIndia(time))?.isOpen).toBe(isOpen);
});

it("never closes when both ends are the same", () => {
  expect(openingAt("12:00 AM - 12:00 AM", inIndia("03:00:00"))).toEqual({ isOpen: true });
});

it("reads the ways in which owners write hours", () => {
  expect(readHours("10 AM – 9 PM")).toEqual({ from: 600, to: 1260 });
  expect(readHours("10:00 to 21:30")).toEqual({ from: 600, to: 1290 });
  expect(readHours("12:15 am - 12:45 p.m.")).toEqual({ from: 15, to: 765 });
});

it.each(["", "By appointment", "25:00 - 26:00", "13 PM - 2 PM", "10:00 AM", "9 AM - 1 PM - 5 PM"])(
  "does not guess at %j",
  (text) => {
    expect(openingAt(text, 0)).toBeUndefined();
  },
);

describe("over midnight, leap days and the visitor's summer time", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const byDay = "12:00 AM - 9:00 PM";
  const byNight = "6:00 PM - 2:00 AM";
  const moments = [
    ["2026-11-21T23:59:59+05:30", byDay, false],
    ["2026-11-22T00:00:00+05:30", byDay, true],
    ["2026-11-21T23:59:59+05:30", byNight, true],
    ["2026-11-22T00:00:00+05:30", byNight, true],
    ["2028-02-28T23:59:59+05:30", byNight, true],
    ["2028-02-29T00:00:00+05:30", byDay, true],
    ["2028-02-29T21:01:00+05:30", byDay, false],
    ["2028-03-01T02:01:00+05:30", byNight, false],
    ["2026-12-31T23:59:59+05:30", byNight, true],
    ["2027-01-01T02:01:00+05:30", byNight, false],
    // The moments at which New York and Berlin turn their clocks.
    ["2026-03-08T07:00:00Z", byNight, false],
    ["2026-10-25T01:00:00Z", byDay, true],
    ["2026-11-01T06:00:00Z", byNight, false],
  ] as const;

  it.each(["UTC", "Asia/Kolkata", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati"])(
    "are the same for a visitor in %s",
    (of) => {
      process.env.TZ = of;
      const found = moments.map(([at, hours]) => openingAt(hours, Date.parse(at))?.isOpen);
      expect(found).toEqual(moments.map(([, , isOpen]) => isOpen));
    },
  );

  it("follow a clock that is set an hour on or back at once", () => {
    const hour = 3_600_000;
    const now = inIndia("20:30:00");
    expect(openingAt(timings, now)?.isOpen).toBe(true);
    expect(openingAt(timings, now + hour)?.isOpen).toBe(false);
    expect(openingAt(timings, now)?.isOpen).toBe(true);
    expect(openingAt(timings, inIndia("10:30:00") - hour)?.isOpen).toBe(false);
  });
});
