import { parseRupees } from "#contract/format/money.ts";
import { type ListingQuery, type SortOrder, sortOrders } from "#modules/catalogue/catalogue-view.ts";
import { readFilters } from "#modules/catalogue/rules/filters/all-filters.ts";
import { readCategory } from "#modules/catalogue/rules/filters/category.ts";

export type ListingProblem = {
  readonly field: "minPrice" | "maxPrice";
  readonly kind: "amount" | "order";
  /** So that the box keeps what cannot be read. */
  readonly typed: string;
};

export type ReadQuery = { readonly query: ListingQuery; readonly problems: readonly ListingProblem[] };

const longestSearch = 200;
const longestPrice = 20;
const pageSize = 24;

const nothing = { minPaise: null, maxPaise: null, rating: null };

/** What an address asks for. A shopper's slip never breaks the page: it is said, and the rest still applies. */
export function readListingQuery(params: URLSearchParams, category = params.get("category")): ReadQuery {
  const min = readPrice(params.get("minPrice"));
  const max = readPrice(params.get("maxPrice"));
  const isCrossed = typeof min === "number" && typeof max === "number" && min > max;
  const typed = (field: ListingProblem["field"]) => (params.get(field) ?? "").slice(0, longestPrice);
  const problem = (field: ListingProblem["field"], kind: ListingProblem["kind"]) => [
    { field, kind, typed: typed(field) },
  ];
  const problems: ListingProblem[] = [
    ...(min === "wrong" ? problem("minPrice", "amount") : []),
    ...(max === "wrong" ? problem("maxPrice", "amount") : []),
    ...(isCrossed ? problem("minPrice", "order") : []),
  ];
  const query: ListingQuery = {
    search: (params.get("search") ?? "").replaceAll("\0", "").trim().slice(0, longestSearch),
    ...nothing,
    ...readFilters(params),
    category: readCategory(category),
    sort: readSort(params.get("sort")),
    page: readWhole(params.get("page"), 1, 100_000) ?? 1,
    limit: pageSize,
  };
  return { query, problems };
}

function readPrice(typed: string | null): number | "wrong" | null {
  if (typed === null || typed.trim() === "") return null;
  return parseRupees(typed) ?? "wrong";
}

function readWhole(given: string | null, least: number, most: number): number | null {
  if (given === null || !/^\d{1,6}$/.test(given)) return null;
  const number = Number(given);
  return number >= least && number <= most ? number : null;
}

function readSort(given: string | null): SortOrder {
  return sortOrders.find((order) => order === given) ?? "relevance";
}
