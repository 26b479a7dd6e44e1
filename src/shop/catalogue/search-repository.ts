import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { WordGroup } from "./rules/search-words.ts";
import { trigramsOf } from "./rules/trigrams.ts";
import { categoryToken, starsToken } from "./search-index.ts";

export interface Candidate {
  readonly number: number;
  /** 0: every word is in the title; 1: in title, brand or category; 2: somewhere. */
  readonly tier: number;
  readonly category: string;
  readonly top_category: string;
  readonly rating: number;
  readonly unit_paise: number;
  readonly in_stock: number;
  readonly appeal: number;
  readonly created_at: number;
}

export interface SearchFilters {
  readonly category: string | null;
  readonly rating: number | null;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

/**
 * Up to `most` products for each way of matching, in one statement. A common word is in too many products to weigh
 * each: the walk through the index ends when enough are found, so the cost does not grow with the shop.
 */
export async function findCandidates(
  { read, engine }: Database,
  groups: readonly WordGroup[],
  filters: SearchFilters,
  most: number,
): Promise<Candidate[]> {
  const parts = ([0, 1, 2] as const).map((tier) => {
    const match =
      engine === "sqlite" ? sqliteMatch(groups, tier, filters) : postgresMatch(groups, tier, filters);
    return sql`select * from (select found.number, ${sql.lit(tier)} as tier from (${match}) as found
      ${priceJoin(filters)} limit ${sql.lit(most)}) as part${sql.lit(tier)}`;
  });
  const { rows } = await sql<Candidate>`
    select best.number, best.tier, p.category, p.top_category, p.rating, p.unit_paise, p.in_stock, p.appeal,
      p.created_at
    from (select number, min(tier) as tier from (${sql.join(parts, sql` union all `)}) as every_one
      group by number) as best
    join products as p on p.number = best.number`.execute(read);
  return rows;
}

function priceJoin({ minPaise, maxPaise }: SearchFilters): RawBuilder<unknown> {
  if (minPaise === null && maxPaise === null) return sql``;
  return sql`join products as priced on priced.number = found.number
    and priced.unit_paise between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`;
}

function sqliteMatch(groups: readonly WordGroup[], tier: 0 | 1 | 2, filters: SearchFilters) {
  const columns = ["title", "title brand category", "title brand category description"][tier];
  const isExact = tier === 0;
  const words = groups.map((group) =>
    either(group, (word) => `"${word}"${isExact || isShort(word) ? "" : "*"}`, "AND", "OR"),
  );
  const shelf = tokensOf(filters).map((token) => ` AND shelf : "${token}"`);
  return sql`select rowid as number from product_search
    where product_search match ${`{${columns}} : (${words.join(" AND ")})${shelf.join("")}`}`;
}

function postgresMatch(groups: readonly WordGroup[], tier: 0 | 1 | 2, filters: SearchFilters) {
  const weights = ["A", "ABC", "ABCD"][tier];
  const isExact = tier === 0;
  const words = groups.map((group) =>
    either(group, (word) => `'${word}':${isExact || isShort(word) ? "" : "*"}${weights}`, "&", "|"),
  );
  const shelf = tokensOf(filters).map((token) => ` & '${token}':C`);
  // Planned for all matches, read only as far as the limit: so the index is used even when a limit stands outside.
  return sql`select number from product_search
    where words @@ cast(${words.join(" & ") + shelf.join("")} as tsquery) offset 0`;
}

function either(group: WordGroup, one: (word: string) => string, and: string, or: string): string {
  return `(${group.map((words) => `(${words.map(one).join(` ${and} `)})`).join(` ${or} `)})`;
}

function isShort(word: string): boolean {
  return [...word].length < 2;
}

function tokensOf({ category, rating }: SearchFilters): string[] {
  return [
    ...(category === null ? [] : [categoryToken(category)]),
    ...(rating === null ? [] : [starsToken(rating)]),
  ];
}

export interface Similar {
  readonly given: string;
  readonly word: string;
  readonly uses: number;
  /** The given word is, or begins, a word of some product. */
  readonly is_known: number;
}

/** For each word what it may have been meant to be: the words of the shop that share the most pieces with it. */
export async function findSimilar(read: Database["read"], words: readonly string[]): Promise<Similar[]> {
  const parts = words.map(
    (word) => sql`select * from (
      select cast(${word} as text) as given, word, uses, 1 as is_known from search_words
      where word >= ${word} and word < ${`${word}\u{10ffff}`} limit 1) as known
    union all
    select cast(${word} as text), near.word,
      (select uses from search_words as w where w.word = near.word), 0
    from (select word, count(*) as shared from search_trigrams
      where trigram in (${sql.join(trigramsOf(word))})
      group by word order by 2 desc, 1 limit 60) as near`,
  );
  const { rows } = await sql<Similar>`${sql.join(parts, sql` union all `)}`.execute(read);
  return rows;
}
