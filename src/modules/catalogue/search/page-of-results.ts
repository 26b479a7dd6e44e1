import {
  isChosen,
  type ResultCount,
  type SearchAnswer,
  type SearchRequest,
} from "#ports/search-engines/search-engine.ts";
import type { SortOrder } from "../catalogue-view.ts";
import { unmetOf } from "../rules/choices.ts";
import type { Candidates } from "./candidates.ts";
import { offeredOf } from "./offered-values.ts";
import type { Ranked } from "./rank-results.ts";

/** What is asked beside the words. */
export interface SearchFrame extends Omit<SearchRequest, "text"> {
  /** How many are looked at, and how many where a page lies behind these. */
  readonly most: number;
  readonly mostBeyond: number;
}

export type PageOfResults = Omit<SearchAnswer, "corrected" | "age">;

/** What of the ranked passes the filters, in the wanted order, and how many of those to be counted there are of each kind. */
export function pageOf(
  ranked: readonly Ranked[],
  { isFull, isMore }: Pick<Candidates, "isFull" | "isMore">,
  frame: SearchFrame,
): PageOfResults {
  const { sort, offset, limit } = frame;
  const priced = pricedOf(ranked, frame);
  const passing = chosenOf(inCategories(priced, frame), frame);
  const sorted = sort === "relevance" ? passing : sortedBy(sort, passing);
  const complete = passing.filter(({ isComplete }) => isComplete).length;
  const firstOther = sorted.findIndex(({ isComplete }) => !isComplete);
  return {
    numbers: sorted.slice(offset, offset + limit).map(({ number }) => number),
    total: passing.length,
    complete,
    othersFrom: firstOther === complete ? Math.min(Math.max(firstOther - offset, 0), limit) : null,
    isMore,
    counts: isFull ? null : countsOf(chosenOf(priced, frame)),
    offered: offeredOf(inCategories(priced, frame), frame.filters.chosen, !isFull),
  };
}

function chosenOf(some: readonly Ranked[], { filters: { chosen } }: SearchFrame) {
  if (!isChosen({ chosen })) return some;
  const unmetBy = unmetOf(chosen);
  return some.filter((one) => unmetBy(one.choices).length === 0);
}

function inCategories(some: readonly Ranked[], frame: SearchFrame) {
  const { category, rating } = frame.filters;
  if (category === null && rating === null) return some;
  const wanted = new Set(frame.leafCategories);
  return some.filter(
    (one) =>
      (category === null || wanted.has(one.category)) && (rating === null || one.rating >= rating * 100),
  );
}

function pricedOf(some: readonly Ranked[], { filters: { minPaise, maxPaise } }: SearchFrame) {
  if (minPaise === null && maxPaise === null) return some;
  return some.filter(
    ({ unitPaise }) => unitPaise >= (minPaise ?? 0) && unitPaise <= (maxPaise ?? Number.MAX_SAFE_INTEGER),
  );
}

function countsOf(priced: readonly Ranked[]): ResultCount[] {
  const byCategory = new Map<string, [string, number, number, number][]>();
  for (const { category, rating, isComplete } of priced) {
    const byStars = byCategory.get(category) ?? [];
    if (byStars.length === 0) byCategory.set(category, byStars);
    const stars = Math.floor(rating / 100);
    byStars[stars] ??= [category, stars, 0, 0];
    const known = byStars[stars];
    known[2]++;
    if (isComplete) known[3]++;
  }
  return [...byCategory.values()].flatMap((byStars) => byStars.filter((known) => known !== undefined));
}

/** What has all the words stays before what has some. */
function sortedBy(sort: Exclude<SortOrder, "relevance">, found: readonly Ranked[]): Ranked[] {
  const compare = orders[sort];
  return [...found].sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || compare(a, b));
}

/** The orders that the indexes of listings have too (`listing-repository.ts`). */
const orders: Readonly<Record<Exclude<SortOrder, "relevance">, (one: Ranked, other: Ranked) => number>> = {
  "price-up": (a, b) => a.unitPaise - b.unitPaise || a.number - b.number,
  "price-down": (a, b) => b.unitPaise - a.unitPaise || b.number - a.number,
  rating: (a, b) => b.rating - a.rating || a.rank - b.rank,
  newest: (a, b) => b.createdAt - a.createdAt || b.number - a.number,
};
