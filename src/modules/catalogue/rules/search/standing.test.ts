import { expect, it } from "vitest";
import { appealOf } from "../appeal.ts";
import { appealIn, isInStock, numberIn, standingOf } from "./standing.ts";

it("puts the greater appeal first, then the newer number, and stays exact", () => {
  const standings = [
    { appeal: 1_312_500, number: 1 },
    { appeal: 1_000_001, number: 2 ** 32 - 1 },
    { appeal: 1_000_001, number: 5 },
    { appeal: 0, number: 9 },
    { appeal: 0, number: 1 },
  ].map(standingOf);
  expect(standings).toEqual([...standings].sort((a, b) => a - b));
  expect(new Set(standings).size).toBe(5);
  expect(standings.every(Number.isSafeInteger)).toBe(true);
});

it("parts what can be bought from what cannot", () => {
  const loved = { featured: true, onSale: true, rating: 500, ratingCount: 10_000 };
  const unknown = { featured: false, onSale: false, rating: 0, ratingCount: 0 };
  const last = standingOf({ appeal: appealOf({ ...unknown, inStock: true }), number: 1 });
  const first = standingOf({ appeal: appealOf({ ...loved, inStock: false }), number: 1 });
  expect(last).toBeLessThan(first);
  expect([isInStock(last), isInStock(first)]).toEqual([true, false]);
  expect(() => standingOf({ appeal: 2 ** 21, number: 1 })).toThrow(RangeError);
});

it("gives back what it was made of", () => {
  for (const appeal of [0, 1, 1_312_500])
    for (const number of [0, 7, 2 ** 32 - 1]) {
      const standing = standingOf({ appeal, number });
      expect([appealIn(standing), numberIn(standing)]).toEqual([appeal, number]);
    }
});
