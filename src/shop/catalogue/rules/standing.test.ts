import { expect, it } from "vitest";
import { appealOf } from "./appeal.ts";
import { lastInStock, standingOf } from "./standing.ts";

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
  expect(standingOf({ appeal: appealOf({ ...unknown, inStock: true }), number: 1 })).toBeLessThanOrEqual(
    lastInStock,
  );
  expect(standingOf({ appeal: appealOf({ ...loved, inStock: false }), number: 1 })).toBeGreaterThan(
    lastInStock,
  );
  expect(() => standingOf({ appeal: 2 ** 21, number: 1 })).toThrow(RangeError);
});
