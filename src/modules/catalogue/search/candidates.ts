import type { Database } from "#platform/database/database.ts";
import type { SearchFilters } from "#ports/search-engines/search-engine.ts";
import { numberIn } from "../rules/search/rank.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";
import { isFiltered, type SoughtWord, walksFor } from "./query-walks.ts";
import type { WalkChain, Walked } from "./search-store.ts";
import { searchStoreOf } from "./search-store-of.ts";

/** A product that a search met, before it was looked at. */
export interface Met {
  readonly number: number;
  readonly rank: number;
  /** Which words of the query it has, by their place. */
  readonly has: readonly boolean[];
}

export interface Candidates {
  /** All words of the query are in these. */
  readonly complete: readonly Met[];
  /** Some are in these; asked for only when few have all. */
  readonly partial: readonly Met[];
  /** More match than were met; those with the filters were met apart then. */
  readonly isFull: boolean;
  readonly isMore: boolean;
}

/** With fewer than this, products that have only some of the words are shown too. */
const enough = 12;
const mostPartial = 40;
/** Of a long query so many words, those that more products have, are left out one at a time. */
const mostLeftOut = 3;
/** With fewer of these, products that have fewer of the words are looked for. */
const enoughPartial = 24;
const unfiltered: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };

export function createCandidates({ read }: Pick<Database, "read">) {
  const store = searchStoreOf(read);
  return async (
    query: readonly QueryWord[],
    known: KnownWords,
    { filters, most }: { filters: SearchFilters; most: number },
  ): Promise<Candidates> => {
    const sought = query.map((word, at) => soughtWord(word, at === query.length - 1, known));
    const chainOf = (words: readonly SoughtWord[], most: number, filters = unfiltered): WalkChain => ({
      walks: walksFor(rarestFirst(words), filters, known.isIn, most),
      most,
      isMany: words.length === 1 && words.every(({ uses }) => uses >= most),
    });
    const walk = async (...chains: WalkChain[]) => store.walk(read, chains);
    const isPossible = sought.every(isMeetable);
    const [all = nobody] = isPossible ? await walk(chainOf(sought, most)) : [];
    // What passes the filters is met apart only when more has the words than is looked at.
    const isApart = all.isFull && isFiltered(filters);
    const [found = nobody] = isApart ? await walk(chainOf(sought, most, filters)) : [all];
    const complete = found.ranks.map((rank) => ({
      rank,
      number: numberIn(rank),
      has: sought.map(() => true),
    }));
    const partial = new Map<number, Met & { has: boolean[] }>();
    const taken = new Set(complete.map(({ number }) => number));
    for (const parts of all.isFull ? [] : partsOf(sought)) {
      // Nobody knows here how many of these pass the filters.
      if (complete.length >= enough || (partial.size >= enoughPartial && !isFiltered(filters))) break;
      const walked = await walk(...parts.map((part) => chainOf(part, mostPartial)));
      for (const [at, { ranks }] of walked.entries())
        for (const rank of ranks) {
          const number = numberIn(rank);
          if (taken.has(number)) continue;
          const one = partial.get(number) ?? { rank, number, has: sought.map(() => false) };
          partial.set(number, one);
          for (const word of parts[at] ?? []) one.has[sought.indexOf(word)] = true;
        }
    }
    return { complete, partial: [...partial.values()], isFull: all.isFull, isMore: found.isFull };
  };
}

const nobody: Walked = { ranks: [], isFull: false };

/** The last word may still be being typed; another that is no word of the shop may be left half. */
function soughtWord(
  { typed, alternatives, isHeadNoun }: QueryWord,
  isLast: boolean,
  known: KnownWords,
): SoughtWord {
  const meant = alternatives
    .map(({ words }) => words)
    .filter((words) => words.every((word) => known.uses.has(word)));
  const begun = isLast || !known.uses.has(typed) ? known.begunWith(typed) : [];
  const uses = [...meant.map(([first = ""]) => first), ...begun].reduce(
    (sum, word) => sum + (known.uses.get(word) ?? 0),
    0,
  );
  return { meant, begun, isHeadNoun, uses };
}

function isMeetable({ meant, begun }: SoughtWord): boolean {
  return meant.length > 0 || begun.length > 0;
}

function rarestFirst(words: readonly SoughtWord[]): SoughtWord[] {
  return [...words].sort((a, b) => a.uses - b.uses);
}

/**
 * What of a query is looked for when all of it is in too few: all but one word; where few have that, pairs with the
 * thing, and the thing alone.
 */
function partsOf(query: readonly SoughtWord[]): (readonly SoughtWord[])[][] {
  const words = query.filter(isMeetable);
  const head = words.findLast(({ isHeadNoun }) => isHeadNoun) ?? rarestFirst(words)[0];
  if (!head || query.length < 2) return [];
  if (words.length === 1) return [[words]];
  const others = rarestFirst(words.filter((word) => word !== head));
  const leftOut = words.length > 3 ? others.slice(-mostLeftOut) : words;
  const near = leftOut.map((one) => words.filter((word) => word !== one));
  if (words.length === 2) return [near];
  const pairs = others.map((other) => [head, other]);
  return [near, [...(words.length > 3 ? pairs : []), [head]]];
}
