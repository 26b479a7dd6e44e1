import type { Database } from "#platform/database/database.ts";
import { postgresSearchStore } from "./postgres-search-store.ts";
import type { SearchStore } from "./search-store.ts";
import { sqliteSearchStore } from "./sqlite-search-store.ts";

export function searchStoreOf(engine: Database["engine"]): SearchStore {
  return engine === "sqlite" ? sqliteSearchStore : postgresSearchStore;
}
