import { PostgresAdapter } from "kysely";
import type { Engine, Reads, Tx } from "./database.ts";

/** For what the engines keep in different ways; what they only say differently is in dialects.ts. */
export function engineOf(q: Reads | Tx): Engine["engine"] {
  return q.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
