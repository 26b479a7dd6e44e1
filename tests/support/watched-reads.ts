import type { CompiledQuery, KyselyPlugin } from "kysely";
import type { Database } from "#platform/database/database.ts";

export interface WatchedReads {
  readonly db: Database;
  /** The statements since it was asked last. */
  take(): CompiledQuery[];
}

/** The same database, with every statement that reads noted down. */
export function watchReads(db: Database): WatchedReads {
  let noted: CompiledQuery[] = [];
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      noted.push(db.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: { ...db, read: db.read.withPlugin(note) },
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
  };
}

const largeTables = /\b(?:products|product_search|reviews|stock|search_words|search_trigrams)\b|\bp\b/;

/** The lines of a plan that read a large table from end to end. */
export async function scansOf(db: Database, statement: CompiledQuery): Promise<string[]> {
  const explain = db.engine === "sqlite" ? "explain query plan " : "explain ";
  const compiled = { ...statement, sql: explain + statement.sql };
  const { rows } = await db.read.executeQuery<Record<string, unknown>>(compiled);
  const lines = rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
  return lines.filter(db.engine === "sqlite" ? isSqliteScan : isPostgresScan).map((line) => line.trim());
}

/** A walk along an index ends at its limit; the full-text index is walked by its words. */
function isSqliteScan(line: string): boolean {
  return (
    /^SCAN /.test(line) &&
    largeTables.test(line) &&
    !/USING (?:COVERING )?INDEX|VIRTUAL TABLE INDEX/.test(line)
  );
}

function isPostgresScan(line: string): boolean {
  return /Seq Scan on/.test(line) && largeTables.test(line);
}
