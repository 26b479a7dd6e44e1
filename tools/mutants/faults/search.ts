import type { Mutant } from "../mutant.ts";

export const search: readonly Mutant[] = [
  {
    name: "what stands elsewhere now is found where it was",
    find: "await store.take(tx, befores(moved));",
    put: "await store.take(tx, []);",
  },
  {
    name: "words of goods that are gone are known",
    find: "    await searchStoreOf(tx).take(tx, products);\n    await countWords(tx, products, -1);",
    put: "    await searchStoreOf(tx).take(tx, products);",
  },
  {
    name: "processes are not told of new words",
    find: "before && isOther(before, after, readByRanking)",
    put: "before && after.number < 0",
  },
  {
    name: "what is sold out comes first",
    find: "isOut(a) - isOut(b) || b.score - a.score",
    put: "b.score - a.score || isOut(a) - isOut(b)",
  },
  {
    name: "four stars and up leaves out four stars",
    find: "one.rating >= rating * 100",
    put: "one.rating > rating * 100",
  },
  {
    name: "up to a price leaves out that price",
    find: "unitPaise <= (maxPaise ?? Number.MAX_SAFE_INTEGER)",
    put: "unitPaise < (maxPaise ?? Number.MAX_SAFE_INTEGER)",
  },
  {
    name: "the dearest come last where they were asked for first",
    find: '"price-down": (a, b) => b.unitPaise - a.unitPaise',
    put: '"price-down": (a, b) => a.unitPaise - b.unitPaise',
  },
];
