import { expect, it } from "vitest";
import type { SearchFilters } from "#ports/search-engines/search-engine.ts";
import { isFiltered } from "./query-walks.ts";

const none: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };

it("takes for a filter what is walked along, and nothing else", () => {
  expect(isFiltered(none)).toBe(false);
  for (const filter of [{ category: "books" }, { rating: 4 }, { minPaise: 100 }, { maxPaise: 100 }])
    expect(isFiltered({ ...none, ...filter }), JSON.stringify(filter)).toBe(true);
  const withEmptyList = { ...none, sizes: [] };
  expect(isFiltered(withEmptyList)).toBe(false);
});
