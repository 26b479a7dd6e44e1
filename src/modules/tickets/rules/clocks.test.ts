import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextClock, resolveBy } from "./clocks.ts";

const hour = 3_600_000;
const day = 24 * hour;
const at = (text: string) => Date.parse(`${text}+05:30`);
const grievance = { kind: "grievance", state: "waiting", acknowledgedAt: null } as const;

describe("the clock of a grievance", () => {
  const since = at("2026-11-20T15:00:00");

  it("asks for a first word within 48 hours, and is near a day before", () => {
    expect(nextClock({ ...grievance, since, waitingSince: since })).toEqual({
      what: "acknowledge",
      dueAt: since + 48 * hour,
      nearAt: since + day,
    });
  });

  it("runs on to one month once it is acknowledged, whoever waits", () => {
    const times = { ...grievance, state: "answered", since, waitingSince: since } as const;
    expect(nextClock({ ...times, acknowledgedAt: since + hour })).toEqual({
      what: "resolve",
      dueAt: at("2026-12-20T15:00:00"),
      nearAt: at("2026-12-15T15:00:00"),
    });
  });

  it("tells whichever comes first where the other side has written again", () => {
    const waitingSince = at("2026-12-01T09:00:00");
    const times = { ...grievance, since, waitingSince, acknowledgedAt: since + hour };
    expect(nextClock(times)).toMatchObject({ what: "answer", dueAt: waitingSince + 48 * hour });
    expect(nextClock({ ...times, waitingSince: at("2026-12-19T09:00:00") })).toMatchObject({
      what: "resolve",
    });
  });

  it("stands still when it is closed", () => {
    expect(nextClock({ ...grievance, state: "closed", since, waitingSince: since })).toBeNull();
  });
});

it("gives a question two days, and none while the other side is to answer", () => {
  const question = { kind: "question", since: 0, waitingSince: 5 * hour, acknowledgedAt: null } as const;
  expect(nextClock({ ...question, state: "waiting" })).toMatchObject({
    what: "answer",
    dueAt: 53 * hour,
  });
  expect(nextClock({ ...question, state: "answered" })).toBeNull();
});

it.each([
  ["2026-01-31T10:00:00", "2026-02-28T10:00:00"],
  ["2028-01-30T00:10:00", "2028-02-29T00:10:00"],
  ["2026-12-31T23:59:59", "2027-01-31T23:59:59"],
  ["2026-10-31T02:00:00", "2026-11-30T02:00:00"],
])("counts a month by India's calendar: %s to %s", (from, to) => {
  expect(new Date(resolveBy(at(from))).toISOString()).toBe(new Date(at(to)).toISOString());
});

it("never takes a month for less than 28 days or more than 31", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_600_000_000_000, max: 2_200_000_000_000 }), (since) => {
      const days = (resolveBy(since) - since) / day;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    }),
  );
});
