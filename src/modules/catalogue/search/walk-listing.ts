import type { Database } from "#platform/database/database.ts";
import type { SearchFilters } from "#ports/search-engines/search-engine.ts";
import { numberIn } from "../rules/search/rank.ts";
import { walkOfFilters } from "./query-walks.ts";
import type { WalkChain } from "./search-store.ts";
import { searchStoreOf } from "./search-store-of.ts";

/** The best of what passes the filters, without any words: prices lie in the index in the order of rank. */
export async function walkListing(
  read: Database["read"],
  filters: SearchFilters,
  most: number,
): Promise<number[]> {
  const chain: WalkChain = { walks: [walkOfFilters(filters)], most, expected: "many" };
  const [walked] = await searchStoreOf(read).walk(read, [chain]);
  return walked?.ranks.map(numberIn) ?? [];
}
