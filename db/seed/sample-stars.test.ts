import { describe, expect, it } from "vitest";
import { readProducts, readReviews } from "./read-seed.ts";
import { spreadFor } from "./sample-stars.ts";

const products = readProducts();
const written = Map.groupBy(readReviews(), ({ product }) => product);
const spreads = products.map(({ slug, rating }) =>
  spreadFor(
    rating,
    (written.get(slug) ?? []).map(({ stars }) => stars),
  ),
);
const countOf = (spread: readonly number[]) => spread.reduce((sum, many) => sum + many, 0);
const rateOf = (spread: readonly number[]) =>
  spread.reduce((sum, many, at) => sum + many * (at + 1), 0) / countOf(spread);

describe("the sample ratings of the demo", () => {
  it("come to what was asked for, with all that were written among them", () => {
    for (const [at, { slug, rating }] of products.entries()) {
      const spread = spreads[at] ?? [];
      if (rating.count > 8) expect(Math.abs(rateOf(spread) - rating.rate), slug).toBeLessThan(0.25);
      for (const stars of [1, 2, 3, 4, 5])
        expect(spread[stars - 1], slug).toBeGreaterThanOrEqual(
          (written.get(slug) ?? []).filter((one) => one.stars === stars).length,
        );
    }
  });

  it("differ as in a shop that is alive: a few and many, loved and not", () => {
    const counts = spreads.map(countOf).sort((a, b) => a - b);
    expect(counts[0]).toBeLessThan(5);
    expect(counts.at(-1)).toBeGreaterThan(100);
    const rates = spreads.map(rateOf);
    expect(Math.min(...rates)).toBeLessThan(3.5);
    expect(Math.max(...rates)).toBeLessThan(5);
    expect(spreads.filter(([one = 0]) => one > 0).length).toBeGreaterThan(products.length / 3);
  });
});

describe("the prices of the demo", () => {
  it("are reduced for about one product in six, in each part of the shop", () => {
    const reduced = products.filter(({ discount }) => discount > 0);
    expect(reduced.length / products.length).toBeGreaterThan(1 / 7);
    expect(reduced.length / products.length).toBeLessThan(1 / 5);
    expect(products.filter(({ onSale, discount }) => onSale && discount === 0)).toEqual([]);
  });
});
