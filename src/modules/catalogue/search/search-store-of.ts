import type { Reads, Tx } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { postgresSearchStore } from "./postgres-search-store.ts";
import type { SearchStore } from "./search-store.ts";
import { sqliteSearchStore } from "./sqlite-search-store.ts";

export function searchStoreOf(q: Reads | Tx): SearchStore {
  return engineOf(q) === "sqlite" ? sqliteSearchStore : postgresSearchStore;
}
