import { expect, it } from "vitest";
import { searchFrame } from "#support/search-shop.ts";
import { pageOf, type SearchFrame } from "./page-of-results.ts";
import type { Ranked } from "./rank-results.ts";

const one = (number: number, unitPaise: number, more: Partial<Ranked> = {}): Ranked => ({
  ...{ number, rank: number, isComplete: true },
  ...{ category: "books", rating: 0, unitPaise, createdAt: number, choices: [], ...more },
});
const ranked = [one(1, 300_00, { rating: 400 }), one(2, 100_00, { rating: 399 }), one(3, 200_00)];
const numbers = (filters: Partial<SearchFrame["filters"]>, sort: SearchFrame["sort"] = "relevance") =>
  pageOf(
    ranked,
    { isFull: false, isMore: false },
    { ...searchFrame, filters: { ...searchFrame.filters, ...filters }, sort },
  ).numbers;

it.each([
  ["relevance", [1, 2, 3]],
  ["price-up", [2, 3, 1]],
  ["price-down", [1, 3, 2]],
  ["rating", [1, 2, 3]],
  ["newest", [3, 2, 1]],
] as const)("is in the order that was asked for: %s", (sort, order) => {
  expect(numbers({}, sort)).toEqual(order);
});

it("holds what costs just the least or the most, and has just the stars", () => {
  expect(numbers({ minPaise: 200_00 })).toEqual([1, 3]);
  expect(numbers({ maxPaise: 200_00 })).toEqual([2, 3]);
  expect(numbers({ rating: 4 })).toEqual([1]);
});
