import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";

/** Until somebody waits for a lock of this PostgreSQL database. */
export async function oneWaits(q: Reads): Promise<void> {
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(q)).rows.length === 0);
}
