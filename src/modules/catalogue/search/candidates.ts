import type { Database } from "#platform/database/database.ts";
import type { SearchFilters } from "#ports/search-engines/search-engine.ts";
import { numberIn } from "../rules/search/rank.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";
import { createWordLists } from "./index/word-lists-repository.ts";
import { everyRoom, fewRooms, isFiltered, type Room, type SoughtWord, walksFor } from "./query-walks.ts";
import type { Walk, WalkChain, Walked } from "./search-store.ts";
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
/** Of those that lack one word; with fewer, those that lack several are looked for. */
const enoughNear = 24;
const mostLeftOut = 4;
const mostPairs = 5;
const unfiltered: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };

export function createCandidates({ read }: Pick<Database, "read">, lists = createWordLists({ read })) {
  const store = searchStoreOf(read);
  return async (
    query: readonly QueryWord[],
    known: KnownWords,
    { filters, most }: { filters: SearchFilters; most: number },
  ): Promise<Candidates> => {
    const inMemory = await lists.open(known.products);
    const walk = (chains: readonly WalkChain[]) => store.walk(read, chains, inMemory);
    const sought = query.map((word, at) => soughtWord(word, at === query.length - 1, known));
    const isPossible = sought.every(isMeetable);
    const walks: Walks = (words, filters, { most, rooms }) =>
      // What fewer have than are looked at the widest walk meets whole.
      walksFor(rarestFirst(words), filters, known.isIn, mostWith(words) < most ? rooms.slice(-1) : rooms);
    const areMany: AreMany = (words, most) => likelyWith(words, known.products) >= most;
    const parts = sought.length > 1 ? partsOf(sought.filter(isMeetable)) : noParts;
    if (isPossible && parts.far.length > 0 && mostWith(sought) < Math.min(enough, most))
      return together(sought, parts, { filters, most, walks, areMany, walk });
    const complete = isPossible ? await all(sought, filters, { most, walks, walk }) : none;
    const few = complete.met.length < enough && !complete.isFull;
    if (!few || parts.far.length === 0)
      return { complete: complete.met, partial: [], isFull: complete.isFull, isMore: complete.isMore };
    // What has all the words is met for each of the near.
    const than = enoughNear + parts.near.length * complete.met.length;
    const whenFew = { of: parts.near.map((_, at) => at), than };
    const walked = await walk(chainsOf(parts, { walks, areMany, whenFew, isFiltered: isFiltered(filters) }));
    const partial = partialOf(sought, parts, { walked, complete: complete.met });
    return { complete: complete.met, partial, isFull: complete.isFull, isMore: complete.isMore };
  };

  async function all(
    words: readonly Sought[],
    filters: SearchFilters,
    { most, walks, walk }: { most: number; walks: Walks; walk: WalkAlong },
  ) {
    const isMany = words.length === 1 && (words[0]?.least ?? 0) >= most;
    const walksIn = (filters: SearchFilters) => walks(words, filters, { most, rooms: everyRoom });
    const any: WalkChain = { walks: walksIn(unfiltered), most, expected: isMany ? "many" : "few" };
    if (!isFiltered(filters)) {
      const [found = nobody] = await walk([any]);
      return candidatesOf(words, found, found.isFull);
    }
    const expected = isMany ? "perhaps many" : "few";
    const kept: WalkChain = { walks: walksIn(filters), most, expected };
    if (isMany) {
      const [passing = nobody] = await walk([kept]);
      return candidatesOf(words, passing, true);
    }
    // What passes the filters is met apart only when more has the words than is looked at.
    const [found = nobody, passing = nobody] = await walk([
      { ...any, walks: any.walks.slice(-1) },
      { ...kept, whenFull: 0 },
    ]);
    return candidatesOf(words, found.isFull ? passing : found, found.isFull);
  }

  /** What has all the words and what has some, where it is known beforehand that few have all. */
  async function together(
    words: readonly Sought[],
    parts: Parts,
    {
      filters,
      most,
      walks,
      areMany,
      walk,
    }: { filters: SearchFilters; most: number; walks: Walks; areMany: AreMany; walk: WalkAlong },
  ): Promise<Candidates> {
    const wide = walks(words, unfiltered, { most, rooms: everyRoom });
    const any: WalkChain = { walks: wide, most, expected: "few" };
    const { near } = parts;
    const whenFew = {
      of: near.map((_, at) => at + 1),
      than: enoughNear,
      beside: { chain: 0, times: near.length },
    };
    const chains = chainsOf(parts, { walks, areMany, whenFew, isFiltered: isFiltered(filters) });
    const [found = nobody, ...walked] = await walk([any, ...chains]);
    const { met: complete } = candidatesOf(words, found, false);
    return {
      complete,
      partial: partialOf(words, parts, { walked, complete }),
      isFull: false,
      isMore: false,
    };
  }
}

function chainsOf(
  { near, far }: Parts,
  {
    walks,
    areMany,
    whenFew,
    isFiltered,
  }: { walks: Walks; areMany: AreMany; whenFew: NonNullable<WalkChain["whenFew"]>; isFiltered: boolean },
): WalkChain[] {
  // Nobody knows here how many of the near pass the filters.
  const isHeld = near.length > 0 && !isFiltered;
  return [...near, ...far].map((part, at) => ({
    walks: walks(part, unfiltered, { most: mostPartial, rooms: fewRooms }),
    most: mostPartial,
    // How many of the near there are is counted by what the widest walk meets.
    expected: at >= near.length && areMany(part, mostPartial) ? "many" : "few",
    ...(at >= near.length && isHeld && { whenFew }),
  }));
}

function partialOf(
  words: readonly Sought[],
  { near, far }: Parts,
  { walked, complete }: { walked: readonly Walked[]; complete: readonly Met[] },
): Met[] {
  const parts = [...near, ...far];
  const taken = new Set(complete.map(({ number }) => number));
  const met = new Map<number, Met & { has: boolean[] }>();
  walked.forEach(({ ranks }, at) => {
    const places = parts[at]?.map((word) => words.indexOf(word)) ?? [];
    for (const rank of ranks) {
      const number = numberIn(rank);
      if (taken.has(number)) continue;
      let one = met.get(number);
      if (!one) {
        one = { rank, number, has: words.map(() => false) };
        met.set(number, one);
      }
      for (const place of places) one.has[place] = true;
    }
  });
  return [...met.values()];
}

/** So many have all of these if they stand in products by chance; words that belong together are in more. */
function likelyWith(words: readonly Sought[], products: number): number {
  return words.reduce((left, { uses }) => left * Math.min(1, uses / products), products);
}

/** No more products have all of these. */
function mostWith(words: readonly Sought[]): number {
  return Math.min(...words.map(({ uses }) => uses));
}

function candidatesOf(words: readonly Sought[], { ranks, isFull: isMore }: Walked, isFull: boolean) {
  const has = words.map(() => true);
  const met = ranks.map((rank) => ({ rank, number: numberIn(rank), has }));
  return { met, isFull, isMore };
}

type WalkAlong = (chains: readonly WalkChain[]) => Promise<Walked[]>;

type AreMany = (words: readonly Sought[], most: number) => boolean;

type Walks = (
  words: readonly Sought[],
  filters: SearchFilters,
  how: { readonly most: number; readonly rooms: readonly Room[] },
) => Walk[];

interface Sought extends SoughtWord {
  /** So many products have it for certain. */
  readonly least: number;
}

const nobody = { ranks: [], isFull: false };
const none = { met: [], isFull: false, isMore: false };

/** The last word may still be being typed; another that is no word of the shop may be left half. */
function soughtWord(
  { typed, alternatives, isHeadNoun }: QueryWord,
  isLast: boolean,
  known: KnownWords,
): Sought {
  const meant = alternatives
    .map(({ words }) => words)
    .filter((words) => words.every((word) => known.uses.has(word)));
  const begun = isLast || !known.uses.has(typed) ? known.begunWith(typed) : [];
  const usesOf = (words: readonly string[]) => words.map((word) => known.uses.get(word) ?? 0);
  const uses = usesOf([...meant.map(([first = ""]) => first), ...begun]).reduce((sum, one) => sum + one, 0);
  const alone = meant.flatMap(([first = "", ...rest]) => (rest.length === 0 ? [first] : []));
  return { meant, begun, isHeadNoun, uses, least: Math.max(0, ...usesOf([...alone, ...begun])) };
}

function isMeetable({ meant, begun }: SoughtWord): boolean {
  return meant.length > 0 || begun.length > 0;
}

function rarestFirst(words: readonly Sought[]): Sought[] {
  return [...words].sort((a, b) => a.uses - b.uses);
}

interface Parts {
  readonly near: readonly (readonly Sought[])[];
  /** Looked for when few have one of the near. */
  readonly far: readonly (readonly Sought[])[];
}

const noParts: Parts = { near: [], far: [] };

/**
 * What of a query is looked for when all of it is in too few: all but one word, the least telling first; of a long one
 * pairs with the thing, the thing alone, the rarest word only when few have that.
 */
function partsOf(words: readonly Sought[]): Parts {
  const rare = rarestFirst(words);
  const [rarest] = rare;
  if (!rarest) return noParts;
  if (words.length <= 2) return { near: [], far: words.map((word) => [word]) };
  const head = words.findLast(({ isHeadNoun }) => isHeadNoun) ?? rarest;
  const others = rare.filter((word) => word !== head);
  const without = (one: Sought) => words.filter((word) => word !== one);
  if (words.length === 3) return { near: [], far: [...rare.map(without), [head]] };
  return {
    near: others.slice(-mostLeftOut).map(without),
    far: [
      ...others.slice(0, mostPairs).map((other) => [head, other]),
      ...others.slice(0, 1).map((word) => [word]),
      [head],
    ],
  };
}
