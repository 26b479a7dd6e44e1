import { foldWords } from "../words/fold-words.ts";
import { headOfCategory } from "../words/name-parts.ts";
import type { WeighedWord } from "./query-hits.ts";
import { formsOf } from "./read-query.ts";
import { weights } from "./weights.ts";

export interface CategoryNames {
  readonly name: string;
  readonly parentName: string;
}

/** What the name of a category says for all that is in it. */
export interface CategoryHits {
  /** Of each word of the query. */
  readonly worth: readonly number[];
  readonly thing: number;
}

export function categoryHits(
  query: readonly WeighedWord[],
  { name, parentName }: CategoryNames,
): CategoryHits {
  const { heads, names } = wordsOf(name);
  const { names: parents } = wordsOf(parentName);
  const bestOf = ({ alternatives }: WeighedWord, values: typeof weights.category) =>
    Math.max(
      0,
      ...alternatives.map(({ words, worth }) => {
        const last = words.at(-1) ?? "";
        if (!words.every((word) => names.has(word)))
          return words.every((word) => parents.has(word)) ? worth * values.parent : 0;
        return worth * (heads.has(last) ? values.head : values.name);
      }),
    );
  const headScores = query
    .filter(({ isHeadNoun }) => isHeadNoun)
    .map((word) => bestOf(word, weights.thing.category));
  return {
    worth: query.map((word) => bestOf(word, weights.category)),
    thing: Math.max(0, ...headScores),
  };
}

interface NameWords {
  readonly heads: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** A shop has few categories, and each search asks all it met. */
const known = new Map<string, NameWords>();
const mostKnown = 2_000;

function wordsOf(name: string): NameWords {
  const kept = known.get(name);
  if (kept) return kept;
  if (known.size >= mostKnown) known.clear();
  const made = {
    heads: new Set(headOfCategory(name).flatMap(formsOf)),
    names: new Set(foldWords(name).flatMap(formsOf)),
  };
  known.set(name, made);
  return made;
}
