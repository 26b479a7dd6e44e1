import type { ListingQuery, SortOrder } from "#contract/catalogue-view.ts";
import type { Database } from "#platform/database/database.ts";
import { foldWords } from "./rules/fold-words.ts";
import { type Synonyms, wordGroups } from "./rules/search-words.ts";
import { nearestWord } from "./rules/spelling.ts";
import { type Candidate, findCandidates, findSimilar, type SearchFilters } from "./search-repository.ts";

export interface Found {
  readonly candidates: readonly Candidate[];
  /** More match than were looked at. */
  readonly isMore: boolean;
  readonly corrected: string | null;
}

const most = 480;
const noFilters: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };

export function createSearch({ db, synonyms }: { db: Database; synonyms: Synonyms }) {
  return {
    /** All that match, before filters, where they can be counted; else what matches with the filters. */
    async find(query: Pick<ListingQuery, "search" | keyof SearchFilters>): Promise<Found> {
      const straight = await findBoth(query.search, query);
      if (straight.candidates.length > 0 || straight.isMore) return { ...straight, corrected: null };
      const corrected = await correct(query.search);
      if (corrected === null) return { ...straight, corrected: null };
      return { ...(await findBoth(corrected, query)), corrected };
    },
    async suggest(text: string, limit: number): Promise<readonly Candidate[]> {
      const groups = wordGroups(text, synonyms);
      if (groups.length === 0) return [];
      const found = await findCandidates(db, groups, noFilters, 60);
      return ranked(found, "relevance").slice(0, limit);
    },
  };

  async function findBoth(text: string, filters: SearchFilters): Promise<Omit<Found, "corrected">> {
    const groups = wordGroups(text, synonyms);
    if (groups.length === 0) return { candidates: [], isMore: false };
    const all = await findCandidates(db, groups, noFilters, most);
    if (all.length < most || !hasAny(filters)) return { candidates: all, isMore: all.length >= most };
    const filtered = await findCandidates(db, groups, filters, most);
    return { candidates: filtered, isMore: true };
  }

  async function correct(text: string): Promise<string | null> {
    const words = foldWords(text, 8);
    const unsure = words.filter((word) => !synonyms.has(word));
    if (unsure.length === 0) return null;
    const similar = Map.groupBy(await findSimilar(db.read, unsure), ({ given }) => given);
    const wrong = unsure.filter((word) => !similar.get(word)?.some(({ is_known }) => is_known === 1));
    if (wrong.length === 0) return null;
    const meant = new Map<string, string>();
    for (const word of wrong) {
      const synonym = nearestWord(
        word,
        [...synonyms.keys()].map((key) => ({ word: key, uses: 0 })),
      );
      const nearest = nearestWord(word, similar.get(word) ?? []) ?? synonym;
      if (nearest === undefined) return null;
      meant.set(word, nearest);
    }
    return words.map((word) => meant.get(word) ?? word).join(" ");
  }
}

export function passes(
  filters: SearchFilters,
  leaves: ReadonlySet<string>,
): (candidate: Candidate) => boolean {
  const { rating, minPaise, maxPaise } = filters;
  return (one) =>
    leaves.has(one.category) &&
    (rating === null || one.rating >= rating * 100) &&
    (minPaise === null || one.unit_paise >= minPaise) &&
    (maxPaise === null || one.unit_paise <= maxPaise);
}

export function ranked(candidates: readonly Candidate[], sort: SortOrder): Candidate[] {
  const compare = comparisons[sort];
  return [...candidates].sort((a, b) => compare(a, b) || b.number - a.number);
}

const comparisons: Readonly<Record<SortOrder, (a: Candidate, b: Candidate) => number>> = {
  relevance: (a, b) => b.in_stock - a.in_stock || a.tier - b.tier || b.appeal - a.appeal,
  "price-up": (a, b) => a.unit_paise - b.unit_paise,
  "price-down": (a, b) => b.unit_paise - a.unit_paise,
  rating: (a, b) => b.rating - a.rating,
  newest: (a, b) => b.created_at - a.created_at,
};

function hasAny({ category, rating, minPaise, maxPaise }: SearchFilters): boolean {
  return category !== null || rating !== null || minPaise !== null || maxPaise !== null;
}
