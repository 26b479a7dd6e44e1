import type { SortOrder } from "#contract/catalogue-view.ts";
import type { Candidates } from "./candidates.ts";
import type { Ranked } from "./rank-results.ts";
import type { SearchFilters } from "./search-store.ts";

/** What is asked beside the words. */
export interface SearchFrame {
  readonly filters: SearchFilters;
  /** The categories that hold the products of the wanted one. */
  readonly leaves: readonly string[];
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
  /** How many are looked at, and how many where a page lies behind these. */
  readonly most: number;
  readonly mostBeyond: number;
}

/** How many are in a category with so many whole stars, at the wanted price, and how many of these have all the words. */
export type ResultCount = readonly [category: string, stars: number, count: number, complete: number];

interface PageOfResults {
  readonly numbers: readonly number[];
  readonly total: number;
  readonly complete: number;
  /** Where on the page the others begin, from its start to its end, if what has all the words stands before them. */
  readonly othersFrom: number | null;
  readonly isMore: boolean;
  /** Null when not all that match were looked at. */
  readonly counts: readonly ResultCount[] | null;
}

/** What of the ranked passes the filters, in the wanted order, and how many of those to be counted there are of each kind. */
export function pageOf(
  ranked: readonly Ranked[],
  { isFull, isMore }: Candidates,
  frame: SearchFrame,
  counted = ranked,
): PageOfResults {
  const { sort, offset, limit } = frame;
  const passing = passingOf(ranked, frame);
  const sorted = sort === "relevance" ? passing : sortedBy(sort, passing);
  const complete = passing.filter(({ isComplete }) => isComplete).length;
  const firstOther = sorted.findIndex(({ isComplete }) => !isComplete);
  return {
    numbers: sorted.slice(offset, offset + limit).map(({ number }) => number),
    total: passing.length,
    complete,
    othersFrom: firstOther === complete ? Math.min(Math.max(firstOther - offset, 0), limit) : null,
    isMore,
    counts: isFull ? null : countsOf(pricedOf(counted, frame)),
  };
}

export function passingOf(ranked: readonly Ranked[], frame: SearchFrame): readonly Ranked[] {
  const { category, rating } = frame.filters;
  const priced = pricedOf(ranked, frame);
  if (category === null && rating === null) return priced;
  const wanted = new Set(frame.leaves);
  return priced.filter(
    (one) =>
      (category === null || wanted.has(one.category)) && (rating === null || one.rating >= rating * 100),
  );
}

function pricedOf(ranked: readonly Ranked[], { filters: { minPaise, maxPaise } }: SearchFrame) {
  if (minPaise === null && maxPaise === null) return ranked;
  return ranked.filter(
    ({ unitPaise }) => unitPaise >= (minPaise ?? 0) && unitPaise <= (maxPaise ?? Number.MAX_SAFE_INTEGER),
  );
}

function countsOf(priced: readonly Ranked[]): ResultCount[] {
  const byShelf = new Map<string, [string, number, number, number][]>();
  for (const { category, rating, isComplete } of priced) {
    const byStars = byShelf.get(category) ?? [];
    if (byStars.length === 0) byShelf.set(category, byStars);
    const stars = Math.floor(rating / 100);
    byStars[stars] ??= [category, stars, 0, 0];
    const known = byStars[stars];
    known[2]++;
    if (isComplete) known[3]++;
  }
  return [...byShelf.values()].flatMap((byStars) => byStars.filter((known) => known !== undefined));
}

/** What has all the words stays before what has some. */
function sortedBy(sort: Exclude<SortOrder, "relevance">, found: readonly Ranked[]): Ranked[] {
  const placeOf = places[sort];
  return [...found].sort(
    (a, b) =>
      Number(b.isComplete) - Number(a.isComplete) || placeOf(a) - placeOf(b) || a.standing - b.standing,
  );
}

const places: Readonly<Record<Exclude<SortOrder, "relevance">, (one: Ranked) => number>> = {
  "price-up": ({ unitPaise }) => unitPaise,
  "price-down": ({ unitPaise }) => -unitPaise,
  rating: ({ rating }) => -rating,
  newest: ({ createdAt }) => -createdAt,
};
