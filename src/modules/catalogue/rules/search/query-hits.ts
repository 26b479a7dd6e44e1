import type { WordNumbers } from "../words/product-words.ts";
import type { QueryWord } from "./read-query.ts";

export interface WeighedWord extends QueryWord {
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
  /** How much it tells: the fewer products have it, the more. */
  readonly weight: number;
}

/** A word of a title that answers a word of the query. */
interface Hit {
  /** Which word of the query. */
  readonly at: number;
  readonly worth: number;
  /** Other words that must be there too, of a name of several. */
  readonly others: readonly number[];
}

/** By the number of the word. */
export type QueryHits = ReadonlyMap<number, readonly Hit[]>;

const worthOfBegun = 0.75;
const none: readonly number[] = [];

/** Which words answer the query; those that no product looked at has are left out. */
export function queryHits(query: readonly WeighedWord[], numbers: WordNumbers): QueryHits {
  const hits = new Map<number, Hit[]>();
  const add = (words: readonly string[], at: number, worth: number) => {
    const known = words.map((word) => numbers.known(word));
    const last = known.at(-1);
    if (last === undefined || known.includes(undefined)) return;
    const others = known.length === 1 ? none : (known.slice(0, -1) as number[]);
    const of = hits.get(last) ?? [];
    if (!of.some((hit) => hit.at === at && hit.others.length === others.length))
      of.push({ at, worth, others });
    hits.set(last, of);
  };
  query.forEach(({ alternatives, begun }, at) => {
    for (const { words, worth } of alternatives) add(words, at, worth);
    for (const word of begun) add([word], at, worthOfBegun);
  });
  return hits;
}
