import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openSearchShop } from "#support/search-shop.ts";
import { termAnywhere } from "./index/word-index.ts";
import type { Condition } from "./search-store.ts";
import { searchStoreOf } from "./search-store-of.ts";

describeOnBothEngines("a walk of the index", (openFresh) => {
  const anyOf = (...words: string[]): Condition => ({
    single: [words.map(termAnywhere)],
    together: [],
  });
  const pair = (one: string, other: string): Condition => ({
    single: [],
    together: [[[termAnywhere(one)], [termAnywhere(other)]]],
  });
  const walks = [
    [anyOf("silk")],
    [anyOf("silk"), anyOf("saree", "sarees")],
    [anyOf("saree"), anyOf("silk", "cotton"), anyOf("checked")],
    [
      anyOf("kurta", "saree"),
      anyOf("cotton", "silk"),
      anyOf("checked"),
      anyOf("festive", "black", "handwoven"),
    ],
    [pair("silk", "saree"), anyOf("checked"), pair("workshop", "checked"), anyOf("silk")],
    [anyOf("nowhere"), anyOf("silk"), anyOf("checked")],
  ];

  it("meets what all its lists hold, by rank, whether these are long or short", async () => {
    const { db } = await openSearchShop(openFresh, 1_200);
    const met = async (conditions: readonly Condition[], isLong: boolean, most = 5_000) => {
      const walk = { conditions, isLong, minPaise: null, maxPaise: null };
      const [walked] = await searchStoreOf(db.read).walk(db.read, [{ walks: [walk], most, isMany: false }]);
      return walked?.ranks ?? [];
    };
    const counts: number[] = [];
    for (const conditions of walks) {
      const lists = await Promise.all(conditions.map((one) => met([one], false)));
      const [first = [], ...others] = lists;
      const expected = first.filter((one) => others.every((list) => list.includes(one)));
      expect(await met(conditions, true)).toEqual(expected);
      expect(await met(conditions, false)).toEqual(expected);
      expect(await met(conditions, true, 2)).toEqual(expected.slice(0, 2));
      counts.push(expected.length);
    }
    for (const count of counts.slice(0, -1)) expect(count).toBeGreaterThan(0);
    expect(counts.at(-1)).toBe(0);
  });
});
