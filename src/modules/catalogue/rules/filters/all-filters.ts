import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import type { AddressParts, ChoiceFilter, Filter } from "./filter.ts";
import { filters } from "./filters.ts";

/** Those of which several values may be chosen. */
export const choiceFilters: readonly ChoiceFilter[] = filters.filter((one) => isOfChoices(one));

/** The names of all parameters. */
export const filterParams: readonly string[] = filters.flatMap(({ params }) => params);

/** What taking all of them away leaves alone: the words that were searched, the order. */
export const unfiltered: Partial<ListingQuery> = Object.assign({}, ...filters.map(({ none }) => none), {
  chosen: {},
});

/** Whether any is set, beside the one that is named. */
export function isFiltered(query: ListingQuery, but?: string): boolean {
  return filters.some(({ name, isSet }) => name !== but && isSet(query));
}

export function readFilters(query: URLSearchParams): Partial<ListingQuery> {
  const parts = filters.map(({ read }) => read(query));
  const chosen = Object.assign({}, ...parts.map((part) => part.chosen));
  return Object.assign({}, ...parts, Object.keys(chosen).length > 0 && { chosen });
}

export function writeFilters(query: ListingQuery): AddressParts {
  return Object.assign({}, ...filters.map(({ write }) => write(query)));
}

function isOfChoices(one: Filter | ChoiceFilter): one is ChoiceFilter {
  return "valuesOf" in one;
}
