import { expect, it } from "vitest";
import { endOfDay, picksOf, timeLeft } from "./countdown.ts";

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
