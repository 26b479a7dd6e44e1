import type { ListingQuery } from "#contract/catalogue-view.ts";
import { type ListingQueryParts, paths } from "#contract/paths.ts";

/** The address of this listing with something changed; a changed filter begins at the first page. */
export function listingAddress(query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  return paths.products(listingFields({ ...query, page: 1, ...change }));
}

/** What addresses and forms say of a listing, of whatever is chosen. */
export function listingFields(query: ListingQuery): Required<ListingQueryParts> {
  const { search, category, minPaise, maxPaise, rating, sort, page, limit: _, ...forgotten } = query;
  // A filter that is not told here does not pass the type check.
  forgotten satisfies Readonly<Record<string, never>>;
  return {
    search: search || undefined,
    category: category ?? undefined,
    minPrice: rupees(minPaise),
    maxPrice: rupees(maxPaise),
    rating: rating ?? undefined,
    sort: sort === "relevance" ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
}

/** What Clear Filters takes away: the words that were searched are none of it. */
export const unfiltered: Omit<ListingQuery, "search" | "sort" | "page" | "limit"> = {
  category: null,
  minPaise: null,
  maxPaise: null,
  rating: null,
};

/** As a shopper types it: whole rupees without decimals. */
export function rupees(paise: number | null): string | undefined {
  if (paise === null) return undefined;
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
