import { expect, it } from "vitest";
import { isStop, windowFrom, writtenAt } from "./window.ts";

const hour = 3_600_000;
const now = 100 * hour;

it("is open for a day after the person wrote, and no longer", () => {
  const isOpen = (at: number) => at > windowFrom(now);
  expect([isOpen(now), isOpen(now - 23 * hour), isOpen(now - 24 * hour)]).toEqual([true, true, false]);
});

it("opens from when they wrote, and not from a clock that is ahead", () => {
  expect(writtenAt(now - hour, now)).toBe(now - hour);
  expect(writtenAt(now + 5 * hour, now)).toBe(now);
});

it.each(["STOP", "stop.", " Unsubscribe! ", "Stop promotions", "रोकें", "बंद करो।"])(
  "hears %s as an end",
  (text) => expect(isStop(text)).toBe(true),
);

it.each(["", "Please stop by my house", "stop the order", "?", "don't stop"])("hears %s as words", (text) =>
  expect(isStop(text)).toBe(false),
);
