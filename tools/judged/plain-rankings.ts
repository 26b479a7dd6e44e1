import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";

/** Asks for products, the best first, by id: ten where nothing else is said. */
export type Ask = (query: string, most?: number) => Promise<readonly string[]>;

/** What each engine's own ranking makes of the same products: any of the words, title before brand before the rest. */
export async function plainRankings(db: Database): Promise<Record<string, Ask>> {
  return engineOf(db.read) === "sqlite" ? fts5Rankings(db) : { "PostgreSQL ts_rank_cd": await tsRank(db) };
}

async function fts5Rankings(db: Database): Promise<Record<string, Ask>> {
  const asks: Record<string, Ask> = {};
  for (const [name, tokenizer] of [
    ["FTS5 BM25", "unicode61"],
    ["FTS5 BM25, stems", "porter unicode61"],
  ] as const) {
    const table = sql.ref(`plain_${tokenizer.split(" ")[0]}`);
    await db.write(async (tx) => {
      await sql`create virtual table ${table} using fts5 (id unindexed, title, brand, text, tokenize = ${sql.lit(tokenizer)})`.execute(
        tx,
      );
      await sql`insert into ${table} select p.id, p.title, p.brand, p.description || ' ' || c.name
        from products p join categories c on c.id = p.category`.execute(tx);
    });
    asks[name] = async (query, most = 10) => {
      const words = wordsOf(query).map((word) => `"${word}"`);
      if (words.length === 0) return [];
      const { rows } = await sql<{
        id: string;
      }>`select id from ${table} where ${table} match ${words.join(" OR ")}
        order by bm25(${table}, 0, 10, 5, 2) limit ${most}`.execute(db.read);
      return rows.map(({ id }) => id);
    };
  }
  return asks;
}

async function tsRank(db: Database): Promise<Ask> {
  await db.write(async (tx) => {
    await sql`create table plain_ranking as select p.id, setweight(to_tsvector('english', p.title), 'A')
        || setweight(to_tsvector('english', p.brand), 'B')
        || setweight(to_tsvector('english', p.description || ' ' || c.name), 'C') as words
      from products p join categories c on c.id = p.category`.execute(tx);
    await sql`create index plain_ranking_words on plain_ranking using gin (words)`.execute(tx);
  });
  return async (query, most = 10) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const { rows } = await sql<{
      id: string;
    }>`select id from plain_ranking, to_tsquery('english', ${words.join(" | ")}) as asked
      where words @@ asked order by ts_rank_cd('{0, 0.2, 0.5, 1}', words, asked) desc limit ${most}`.execute(
      db.read,
    );
    return rows.map(({ id }) => id);
  };
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
