import { describe, expect, it } from "vitest";
import {
  isFreshSession,
  isSessionAlive,
  isWorthNoticing,
  knownBrowserLife,
  sessionEnd,
} from "./session-life.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Moments at which calendars and clocks in the world do something; sessions count hours and must not notice. */
const moments = [
  "2026-11-21T23:30:00+05:30",
  "2028-02-28T23:30:00+05:30",
  "2028-02-29T23:30:00+05:30",
  "2026-12-31T23:30:00+05:30",
  "2026-03-08T06:30:00Z",
  "2026-10-25T00:30:00Z",
].map((moment) => Date.parse(moment));

describe.each([
  ["passing", false, 12 * hour, 3 * day],
  ["remembered", true, 30 * day, 30 * day],
] as const)("a %s session", (_kind, remember, idle, whole) => {
  const opened = (at: number, seenAt = at) => ({
    remember: remember ? 1 : 0,
    seen_at: seenAt,
    expires_at: sessionEnd(remember, at),
  });

  it.each(moments)("opened at %d lives as long as at any other time", (at) => {
    expect(isSessionAlive(opened(at), at + idle - 1)).toBe(true);
    expect(isSessionAlive(opened(at), at + idle)).toBe(false);
    expect(isSessionAlive(opened(at, at + whole - 1), at + whole - 1)).toBe(true);
    expect(isSessionAlive(opened(at, at + whole - 1), at + whole)).toBe(false);
  });

  it("outlives a clock that is set by an hour, and lives at most that hour longer", () => {
    const at = moments[0] ?? 0;
    expect(isSessionAlive(opened(at), at + hour)).toBe(true);
    expect(isSessionAlive(opened(at), at - hour)).toBe(true);
    expect(isSessionAlive(opened(at), at - hour + whole + hour)).toBe(false);
  });
});

it("is worth noticing after five minutes, not while the clock lies behind", () => {
  expect(isWorthNoticing(0, 5 * minute - 1)).toBe(false);
  expect(isWorthNoticing(0, 5 * minute)).toBe(true);
  expect(isWorthNoticing(hour, 0)).toBe(false);
});

it("is a fresh proof for ten minutes, and none after the clock was set back", () => {
  expect(isFreshSession(0, 10 * minute - 1)).toBe(true);
  expect(isFreshSession(0, 10 * minute)).toBe(false);
  expect(isFreshSession(day, day + 10 * minute - 1)).toBe(true);
  // Clocks of two nodes may differ a little.
  expect(isFreshSession(1_000, 0)).toBe(true);
  expect(isFreshSession(hour, 0)).toBe(false);
});

it("leaves a browser known for 180 days", () => {
  expect(knownBrowserLife).toBe(180 * day);
});
