import type { ListingQuery } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";

/** The address of this listing with something changed; a changed filter begins at the first page. */
export function listingAddress(query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const { search, category, minPaise, maxPaise, rating, sort, page } = { ...query, page: 1, ...change };
  return paths.products({
    search: search || undefined,
    category: category ?? undefined,
    minPrice: rupees(minPaise),
    maxPrice: rupees(maxPaise),
    rating: rating ?? undefined,
    sort: sort === "relevance" ? undefined : sort,
    page: page > 1 ? page : undefined,
  });
}

/** What Clear Filters takes away: the words that were searched are none of it. */
export const unfiltered = { category: null, minPaise: null, maxPaise: null, rating: null };

/** As a shopper types it: whole rupees without decimals. */
export function rupees(paise: number | null): string | undefined {
  if (paise === null) return undefined;
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
