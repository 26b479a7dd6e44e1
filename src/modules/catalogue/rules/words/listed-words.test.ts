import { expect, it } from "vitest";
import { numberIn, rankOf } from "../search/rank.ts";
import { ListedWords } from "./listed-words.ts";
import { bitsFor, setIn } from "./number-bits.ts";

/** Numbers that look thrown, the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** More than one block of a packed list. */
const products = 70_000;
/** In one of so many products each: some lists are packed, some are bits. */
const rarities = [1.1, 3, 9, 40, 400, 9_000];
const terms = rarities.map((_, at) => `4word${at}`);

function openLists(mostBytes = 10_000_000) {
  const throwOf = dice(7);
  const has = new Map<number, Set<string>>();
  const byNumber = new Map<number, number>();
  for (let number = 1; number <= products; number++) {
    has.set(number, new Set(terms.filter((_, at) => throwOf(10_000) < 10_000 / (rarities[at] ?? 1))));
    byNumber.set(number, throwOf(5_000));
  }
  const listed = new ListedWords(mostBytes);
  const rank = (number: number) => rankOf({ number, popularity: byNumber.get(number) ?? 0 });
  for (const number of has.keys()) listed.stands(rank(number));
  const putAll = (wanted = terms) => {
    for (const term of wanted) {
      let bits = bitsFor(0);
      for (const [number, of] of has) if (of.has(term)) bits = setIn(bits, number, true);
      listed.put(term, bits);
    }
  };
  putAll();
  const plain = (conditions: readonly (readonly string[])[]) =>
    [...has]
      .filter(([, of]) => conditions.every((any) => any.some((term) => of.has(term))))
      .map(([number]) => rank(number))
      .sort((a, b) => a - b);
  const change = (number: number, now: readonly string[], popularity: number) => {
    has.set(number, new Set(now));
    byNumber.set(number, popularity);
    listed.stands(rank(number));
    listed.change(number, new Set(now));
  };
  const meet = (conditions: readonly (readonly string[])[], most: number, wider?: typeof conditions) =>
    listed.meet(conditions, { most, products, wider });
  return { listed, plain, change, meet, putAll, throwOf };
}

const some = (throwOf: (sides: number) => number, of: number) =>
  [...new Set(Array.from({ length: of }, () => throwOf(terms.length)))].map((at) => terms[at] ?? "");

it("lists meet what all products asked one by one do, by rank", () => {
  const { plain, change, meet, listed, throwOf } = openLists();
  let answered = 0;
  for (let turn = 0; turn < 25; turn++) {
    listed.begin();
    for (let part = 0; part < 4; part++) {
      const conditions = Array.from({ length: 2 + throwOf(3) }, () => some(throwOf, 1 + throwOf(2)));
      const most = [3, 40, 600][throwOf(3)] ?? 1;
      const all = plain(conditions);
      const met = meet(conditions, most);
      if (met) expect(met, JSON.stringify(conditions)).toEqual(all.slice(0, most));
      else expect(all.length).toBeGreaterThan(most);
      if (met) answered++;
    }
    for (let changed = 0; changed < 5; changed++) {
      // Some are new, some are there no more, and some only stand elsewhere.
      const number = 1 + throwOf(products + 500);
      change(number, throwOf(3) === 0 ? [] : some(throwOf, throwOf(5)), throwOf(9_000));
    }
  }
  expect(answered).toBeGreaterThan(40);
});

it("what met two conditions is told anew after a product changed", () => {
  const { plain, change, meet, listed } = openLists();
  const conditions = [["4word4"], ["4word3"]];
  const before = meet(conditions, 600);
  listed.begin();
  expect(meet(conditions, 600)).toEqual(before);
  const [rank = 0] = before ?? [];
  change(numberIn(rank), [], 0);
  expect(meet(conditions, 600)).toEqual(before?.slice(1));
  expect(plain(conditions).slice(0, 600)).toEqual(before?.slice(1));
});

it("a narrower walk is looked up in what the wider one met", () => {
  const { plain, meet } = openLists();
  const wider = [
    ["4word4", "4word5"],
    ["4word3", "4word2"],
  ];
  const narrower = [["4word5"], ["4word3"]];
  const met = meet(wider, 600);
  expect(met).toEqual(plain(wider).slice(0, 600));
  expect(meet(narrower, 40, wider)).toEqual(plain(narrower).slice(0, 40));
});

it("the best of many times more than are wanted are told apart from lists", () => {
  const { plain, meet, change } = openLists();
  const conditions = [["4word3"], ["4word2"]];
  // Many that are wanted alike: the highest numbers stand first.
  for (let number = 40; number <= 60; number++) change(number, ["4word2", "4word3"], 6_000);
  const all = plain(conditions);
  expect(all.length).toBeGreaterThan(150);
  expect(meet(conditions, 10)).toEqual(all.slice(0, 10));
  expect(meet(conditions, 30)).toEqual(all.slice(0, 30));
});

it("a term that is missing, and what very many meet, is left to the index", () => {
  const { meet } = openLists();
  expect(meet([["4word4"], ["4nowhere"]], 40)).toBeNull();
  expect(meet([["4word0"], ["4word1"]], 40)).toBeNull();
});

it("the terms that were not asked for longest make room for others", () => {
  const { listed, meet, putAll } = openLists(30_000);
  expect(listed.bytes).toBeLessThanOrEqual(30_000);
  for (let turn = 0; turn < 8; turn++) {
    listed.begin();
    putAll(["4word4", "4word5"]);
    meet([["4word4"], ["4word5"]], 40);
    putAll([turn % 2 === 0 ? "4word0" : "4word1"]);
    expect(listed.bytes).toBeLessThanOrEqual(30_000);
    expect([listed.has("4word4"), listed.has("4word5")]).toEqual([true, true]);
  }
  expect(listed.has("4word0")).toBe(false);
  listed.forget();
  expect([listed.bytes, listed.has("4word4")]).toEqual([0, false]);
});
