import type { SearchEngine } from "#ports/search-engines/search-engine.ts";
import { createSearch, type SearchParts } from "./find-products.ts";
import { builtInIndex } from "./index/index-product.ts";

/** So many are looked at, in the order of rank; for another order and on pages behind them more. */
const mostLooked = { ranked: 160, sorted: 600, whileTyping: 96 };

/** The shop's own engine, in its own database: docs/search.md. */
export function builtInEngine(parts: SearchParts): SearchEngine {
  const search = createSearch(parts);
  return {
    ...builtInIndex,
    warmUp: search.readAhead,
    find({ text, ...asked }) {
      const { ranked, sorted } = mostLooked;
      const most = asked.sort === "relevance" ? ranked : sorted;
      return search.find(text, { ...asked, most, mostBeyond: sorted });
    },
    async suggest({ text, filters, limit }) {
      const most = mostLooked.whileTyping;
      const few = { offset: 0, limit, most, mostBeyond: most };
      const asked = { ...few, filters, leafCategories: [], sort: "relevance" } as const;
      const { numbers, othersFrom, age } = await search.find(text, asked);
      // Where some have all the words, the others are left to the page of results.
      return { numbers: numbers.slice(0, othersFrom || numbers.length), age };
    },
  };
}
