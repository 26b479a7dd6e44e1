import { afterEach, describe, expect, it } from "vitest";
import { dayNumber, endOfDay, picksOf, timeLeft } from "./countdown.ts";

const evening = new Date(2026, 10, 21, 22, 30, 15);

it("ends at 23:59:59 of the same day, by the local clock", () => {
  expect(new Date(endOfDay(evening))).toEqual(new Date(2026, 10, 21, 23, 59, 59));
});

it("counts hours, minutes and seconds down", () => {
  expect(timeLeft(endOfDay(evening), evening.getTime())).toEqual({ hours: 1, minutes: 29, seconds: 44 });
});

it("stops at zero and stays there", () => {
  const end = endOfDay(evening);
  const zero = { hours: 0, minutes: 0, seconds: 0 };
  expect(timeLeft(end, end)).toEqual(zero);
  expect(timeLeft(end, end + 60_000)).toEqual(zero);
});

it("shows a started second until it is over", () => {
  const end = endOfDay(evening);
  expect(timeLeft(end, end - 1).seconds).toBe(1);
});

it("always shows the largest discount and turns the others day by day", () => {
  const deals = ["best", "a", "b", "c", "d"];
  expect(picksOf(deals, 0, 3)).toEqual(["best", "a", "b"]);
  expect(picksOf(deals, 1, 3)).toEqual(["best", "c", "d"]);
  expect(picksOf(deals, 2, 3)).toEqual(["best", "a", "b"]);
  expect(picksOf(deals, 5, 9)).toHaveLength(5);
});

it("has no picks where nothing is on sale, and one where one is", () => {
  expect(picksOf([], 3, 6)).toEqual([]);
  expect(picksOf(["best"], 3, 6)).toEqual(["best"]);
});

describe("a shopper's own clock", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  /** The zone, the moment of opening, the end of that day, and what the clock shows at first. */
  const days = [
    ["Asia/Kolkata", "2026-11-21T22:30:15+05:30", "2026-11-21T23:59:59+05:30", "1:29:44"],
    ["Asia/Kolkata", "2026-11-21T23:59:59+05:30", "2026-11-21T23:59:59+05:30", "0:0:0"],
    ["Asia/Kolkata", "2026-11-22T00:00:00+05:30", "2026-11-22T23:59:59+05:30", "23:59:59"],
    // The same moment in India is another day elsewhere.
    ["America/New_York", "2026-11-22T00:00:00+05:30", "2026-11-21T23:59:59-05:00", "10:29:59"],
    ["Pacific/Kiritimati", "2026-11-22T00:00:00+05:30", "2026-11-22T23:59:59+14:00", "15:29:59"],
    // A day of 23 hours and one of 25.
    ["Europe/Berlin", "2026-03-29T00:30:00+01:00", "2026-03-29T23:59:59+02:00", "22:29:59"],
    ["Europe/Berlin", "2026-10-25T00:30:00+02:00", "2026-10-25T23:59:59+01:00", "24:29:59"],
    ["America/New_York", "2026-03-08T01:59:59-05:00", "2026-03-08T23:59:59-04:00", "21:0:0"],
    // Midnight itself is left out, or the hour before it comes twice.
    ["Africa/Cairo", "2026-04-23T23:00:00+02:00", "2026-04-23T23:59:59+02:00", "0:59:59"],
    ["Africa/Cairo", "2026-04-24T01:00:00+03:00", "2026-04-24T23:59:59+03:00", "22:59:59"],
    ["America/Santiago", "2026-04-04T23:30:00-03:00", "2026-04-04T23:59:59-04:00", "1:29:59"],
    // The leap day, the day before it, and the same in a year without one.
    ["Asia/Kolkata", "2028-02-28T12:00:00+05:30", "2028-02-28T23:59:59+05:30", "11:59:59"],
    ["Asia/Kolkata", "2028-02-29T12:00:00+05:30", "2028-02-29T23:59:59+05:30", "11:59:59"],
    ["Asia/Kolkata", "2027-02-28T12:00:00+05:30", "2027-02-28T23:59:59+05:30", "11:59:59"],
    ["Asia/Kolkata", "2026-12-31T23:00:00+05:30", "2026-12-31T23:59:59+05:30", "0:59:59"],
  ] as const;

  it.each(days)("in %s at %s ends at %s, %s from then", (of, opened, ends, shown) => {
    process.env.TZ = of;
    const end = endOfDay(new Date(opened));
    expect(new Date(end).toISOString()).toBe(new Date(ends).toISOString());
    const { hours, minutes, seconds } = timeLeft(end, Date.parse(opened));
    expect(`${hours}:${minutes}:${seconds}`).toBe(shown);
  });

  it.each([...new Set(days.map(([of]) => of))])("in %s has other deals from midnight on", (of) => {
    process.env.TZ = of;
    for (const [, opened] of days) {
      const last = endOfDay(new Date(opened));
      expect(dayNumber(new Date(last))).toBe(dayNumber(new Date(opened)));
      expect(dayNumber(new Date(last + 1_000))).toBe(dayNumber(new Date(opened)) + 1);
    }
  });

  it("may be set an hour on or back: the end stays, and what is shown follows the clock", () => {
    process.env.TZ = "Asia/Kolkata";
    const now = Date.parse("2026-11-21T23:10:00+05:30");
    const end = endOfDay(new Date(now));
    const hour = 3_600_000;
    expect(timeLeft(end, now + hour)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(end, now - hour)).toEqual({ hours: 1, minutes: 49, seconds: 59 });
    expect(timeLeft(end, now)).toEqual({ hours: 0, minutes: 49, seconds: 59 });
  });
});
