import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";

/**
 * Every table of the database, column by column, for these traces of a person; but for the pages in which SQLite
 * packs the index of products, whose numbers are larger than any of JavaScript.
 */
export async function tracesIn(db: Database, traces: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  const names =
    engineOf(db.read) === "postgres"
      ? sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`
      : sql<{
          name: string;
        }>`select name from sqlite_schema
          where type = 'table' and name not like 'sqlite_%' and name not like 'product_search_%'`;
  for (const { name } of (await names.execute(db.read)).rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const hits = Object.entries(traces).filter(([, trace]) => String(value).includes(trace));
        const which = hits.map(([what]) => what).join(" ");
        if (which !== "") found.push(`${name}.${column} of ${row.id}: ${which}`);
      }
  }
  return found.sort();
}
