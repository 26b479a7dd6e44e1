import { expect, it } from "vitest";
import { popularityOf } from "../popularity.ts";
import { isInStock, numberIn, popularityIn, rankOf } from "./rank.ts";

it("puts the greater popularity first, then the newer number, and stays exact", () => {
  const ranks = [
    { popularity: 1_312_500, number: 1 },
    { popularity: 1_000_001, number: 2 ** 32 - 1 },
    { popularity: 1_000_001, number: 5 },
    { popularity: 0, number: 9 },
    { popularity: 0, number: 1 },
  ].map(rankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(5);
  expect(ranks.every(Number.isSafeInteger)).toBe(true);
});

it("parts what can be bought from what cannot", () => {
  const loved = { featured: true, onSale: true, rating: 500, ratingCount: 10_000 };
  const unknown = { featured: false, onSale: false, rating: 0, ratingCount: 0 };
  const last = rankOf({ popularity: popularityOf({ ...unknown, inStock: true }), number: 1 });
  const first = rankOf({ popularity: popularityOf({ ...loved, inStock: false }), number: 1 });
  expect(last).toBeLessThan(first);
  expect([isInStock(last), isInStock(first)]).toEqual([true, false]);
  expect(() => rankOf({ popularity: 2 ** 21, number: 1 })).toThrow(RangeError);
});

it("gives back what it was made of", () => {
  for (const popularity of [0, 1, 1_312_500])
    for (const number of [0, 7, 2 ** 32 - 1]) {
      const rank = rankOf({ popularity, number });
      expect([popularityIn(rank), numberIn(rank)]).toEqual([popularity, number]);
    }
});
