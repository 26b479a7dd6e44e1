import { paths } from "#contract/paths.ts";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { writeFilters } from "#modules/catalogue/rules/filters/all-filters.ts";
import type { AddressParts } from "#modules/catalogue/rules/filters/filter.ts";

/** The address of this listing with something changed; a changed filter begins at the first page. */
export function listingAddress(query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  return paths.products(listingFields({ ...query, page: 1, ...change }));
}

/** What addresses and forms say of a listing, of whatever is chosen. */
export function listingFields(query: ListingQuery): AddressParts {
  const { search, sort, page } = query;
  return {
    search: search || undefined,
    ...writeFilters(query),
    sort: sort === "relevance" ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
}
