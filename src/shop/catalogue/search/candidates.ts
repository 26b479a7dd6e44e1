import type { Database } from "#platform/database/database.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import { numberIn } from "../rules/search/standing.ts";
import { type SoughtWord, walksFor } from "./query-walks.ts";
import type { SearchFilters, Walk, Walked } from "./search-store.ts";
import { searchStoreOf } from "./search-store-of.ts";
import type { KnownWords } from "./vocabulary-repository.ts";

/** A product that a search met, before it was looked at. */
export interface Met {
  readonly number: number;
  readonly standing: number;
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
const mostLeftOut = 4;
const mostPairs = 5;
const unfiltered: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };

export function createCandidates({ read }: Pick<Database, "read">) {
  const store = searchStoreOf(read);
  return async (
    query: readonly QueryWord[],
    known: KnownWords,
    { filters, most }: { filters: SearchFilters; most: number },
  ): Promise<Candidates> => {
    const sought = query.map((word, at) => soughtWord(word, at === query.length - 1, known));
    const isPossible = sought.every(isMeetable);
    const walks: Walks = (words, filters) => walksFor(rarestFirst(words), filters, known.isIn);
    const complete = isPossible ? await all(sought, filters, { most, walks }) : none;
    const few = complete.met.length < enough && !complete.isFull;
    const partial = few && sought.length > 1 ? await some(sought, complete.met, walks) : [];
    return { complete: complete.met, partial, isFull: complete.isFull, isMore: complete.isMore };
  };

  async function all(
    words: readonly Sought[],
    filters: SearchFilters,
    { most, walks }: { most: number; walks: Walks },
  ) {
    const isMany = words.length === 1 && (words[0]?.least ?? 0) >= most;
    const isFiltered = Object.values(filters).some((value) => value !== null);
    const any = { walks: walks(words, unfiltered), most, isMany };
    const kept = { walks: walks(words, filters), most, isMany: false };
    if (!isFiltered) {
      const [found = nobody] = await store.walk(read, [any]);
      return candidatesOf(words, found, found.isFull);
    }
    if (isMany) {
      const [passing = nobody] = await store.walk(read, [kept]);
      return candidatesOf(words, passing, true);
    }
    // What passes the filters is met apart only when more has the words than is looked at.
    const [found = nobody, passing = nobody] = await store.walk(read, [
      { ...any, walks: any.walks.slice(-1) },
      { ...kept, whenFull: 0 },
    ]);
    return candidatesOf(words, found.isFull ? passing : found, found.isFull);
  }

  async function some(words: readonly Sought[], complete: readonly Met[], walks: Walks): Promise<Met[]> {
    const parts = partsOf(words.filter(isMeetable));
    if (parts.length === 0) return [];
    const chains = parts.map((part) => ({
      walks: walks(part, unfiltered),
      most: mostPartial,
      isMany: part.length === 1 && (part[0]?.least ?? 0) >= mostPartial,
    }));
    const walked = await store.walk(read, chains);
    const taken = new Set(complete.map(({ number }) => number));
    const met = new Map<number, Met & { has: boolean[] }>();
    walked.forEach(({ standings }, at) => {
      for (const standing of standings) {
        const number = numberIn(standing);
        if (taken.has(number)) continue;
        const one = met.get(number) ?? { standing, number, has: words.map(() => false) };
        words.forEach((word, place) => {
          if (parts[at]?.includes(word)) one.has[place] = true;
        });
        met.set(number, one);
      }
    });
    return [...met.values()];
  }
}

function candidatesOf(words: readonly Sought[], { standings, isFull: isMore }: Walked, isFull: boolean) {
  const has = words.map(() => true);
  const met = standings.map((standing) => ({ standing, number: numberIn(standing), has }));
  return { met, isFull, isMore };
}

type Walks = (words: readonly Sought[], filters: SearchFilters) => Walk[];

interface Sought extends SoughtWord {
  readonly uses: number;
  /** So many products have it for certain. */
  readonly least: number;
}

const nobody = { standings: [], isFull: false };
const none = { met: [], isFull: false, isMore: false };

/** The last word may still be being typed; another that is no word of the shop may be left half. */
function soughtWord({ typed, alternatives, isThing }: QueryWord, isLast: boolean, known: KnownWords): Sought {
  const meant = alternatives
    .map(({ words }) => words)
    .filter((words) => words.every((word) => known.uses.has(word)));
  const begun = isLast || !known.uses.has(typed) ? known.begunWith(typed) : [];
  const usesOf = (words: readonly string[]) => words.map((word) => known.uses.get(word) ?? 0);
  const uses = usesOf([...meant.map(([first = ""]) => first), ...begun]).reduce((sum, one) => sum + one, 0);
  const alone = meant.flatMap(([first = "", ...rest]) => (rest.length === 0 ? [first] : []));
  return { meant, begun, isThing, uses, least: Math.max(0, ...usesOf([...alone, ...begun])) };
}

function isMeetable({ meant, begun }: SoughtWord): boolean {
  return meant.length > 0 || begun.length > 0;
}

function rarestFirst(words: readonly Sought[]): Sought[] {
  return [...words].sort((a, b) => a.uses - b.uses);
}

/**
 * What of a query is looked for when all of it is in too few: all but one word, the least telling first, pairs with the
 * thing, the thing alone, the rarest word.
 */
function partsOf(words: readonly Sought[]): Sought[][] {
  const rare = rarestFirst(words);
  const [rarest] = rare;
  if (!rarest) return [];
  if (words.length <= 2) return words.map((word) => [word]);
  const thing = words.findLast(({ isThing }) => isThing) ?? rarest;
  const others = rare.filter((word) => word !== thing);
  const without = (one: Sought) => words.filter((word) => word !== one);
  if (words.length === 3) return [...rare.map(without), [thing]];
  return [
    ...others.slice(-mostLeftOut).map(without),
    ...others.slice(0, mostPairs).map((other) => [thing, other]),
    ...others.slice(0, 1).map((word) => [word]),
    [thing],
  ];
}
