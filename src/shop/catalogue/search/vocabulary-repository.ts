import { sql } from "kysely";
import type { Database, Tx } from "#platform/database/database.ts";
import { isQuantity } from "../rules/search/quantities.ts";
import { formsOf, type QueryWord } from "../rules/search/read-query.ts";
import { slipsOf } from "../rules/search/spelling.ts";
import { trigramsOf } from "../rules/search/trigrams.ts";
import { type IndexedProduct, vocabularyOf } from "./word-index.ts";
import "../storage/catalogue-tables.ts";

/** The words of the whole shop with the number of products that have them. */
export async function countWords(
  tx: Tx,
  products: readonly IndexedProduct[],
  difference: 1 | -1,
): Promise<void> {
  if (products.length === 0) return;
  const uses = new Map<string, number>();
  for (const product of products)
    for (const word of vocabularyOf(product)) uses.set(word, (uses.get(word) ?? 0) + difference);
  await addWordUses(tx, uses);
  if (difference > 0) return;
  const words = [...uses.keys()];
  await tx.deleteFrom("search_words").where("word", "in", words).where("uses", "<=", 0).execute();
}

export async function forgetWords(tx: Tx): Promise<void> {
  await tx.deleteFrom("search_trigrams").execute();
  await tx.deleteFrom("search_words").execute();
}

export async function addWordUses(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  const all = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < all.length; at += 500) {
    const part = all.slice(at, at + 500);
    await tx
      .insertInto("search_words")
      .values(part.map(([word, count]) => ({ word, uses: count })))
      .onConflict((conflict) =>
        conflict.column("word").doUpdateSet({ uses: sql<number>`search_words.uses + excluded.uses` }),
      )
      .execute();
    const trigrams = part
      .filter(([word]) => !isQuantity(word))
      .flatMap(([word]) => trigramsOf(word).map((trigram) => ({ trigram, word })));
    for (let from = 0; from < trigrams.length; from += 2_000)
      await tx
        .insertInto("search_trigrams")
        .values(trigrams.slice(from, from + 2_000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/** The words of the shop that a query may mean, with the number of products that have each. */
export interface KnownWords {
  readonly uses: ReadonlyMap<string, number>;
  /** The most used words that begin so; none for a single letter. */
  begunWith(typed: string): readonly string[];
  readonly products: number;
  /** Of the index: raised by each change of what is indexed. */
  readonly version: number;
}

export const searchVersionFact = "search_version";
const mostBegun = 12;

/** All that is known of the words of a query, in one statement. */
export async function findWords(read: Database["read"], query: readonly QueryWord[]): Promise<KnownWords> {
  const typed = query.map((word) => word.typed).filter((word) => !word.includes(" ") && [...word].length > 1);
  const words = [...new Set(query.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words)))];
  const exact = sql`select word, uses from search_words where word in (${sql.join(words)})`;
  const begun = typed.map(
    (word) => sql`select * from (select word, uses from search_words
      where word > ${word} and word < ${`${word}\u{10ffff}`} order by uses desc, word limit ${sql.lit(mostBegun)}) as begun`,
  );
  const facts = sql`select ' version', (select value from shop_facts where name = ${sql.lit(searchVersionFact)})
    union all select ' products', (select max(number) from products)`;
  const { rows } = await sql<KnownWord>`${sql.join([exact, ...begun, facts], sql` union all `)}`.execute(
    read,
  );
  const all = new Map(rows.map(({ word, uses }) => [word, Number(uses ?? 0)]));
  const [version = 0, products = 0] = [all.get(" version"), all.get(" products")];
  all.delete(" version");
  all.delete(" products");
  return knownWords(all, products, version);
}

/** The same with the words that were meant instead of wrong ones. */
export function withUses(known: KnownWords, more: readonly KnownWord[]): KnownWords {
  const uses = new Map([...known.uses, ...more.map(({ word, uses }) => [word, uses] as const)]);
  return knownWords(uses, known.products, known.version);
}

function knownWords(uses: ReadonlyMap<string, number>, products: number, version: number): KnownWords {
  return {
    uses,
    products,
    version,
    begunWith: (typed) =>
      [...typed].length < 2
        ? []
        : [...uses.keys()].filter((word) => word.startsWith(typed) && word !== typed),
  };
}

export interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

export interface Similar extends KnownWord {
  readonly given: string;
}

/** For each word what it may have been meant to be: words of the shop a slip away, or with the most pieces in common. */
export async function findSimilar(read: Database["read"], words: readonly string[]): Promise<Similar[]> {
  const parts = words.map(
    (word) => sql`select cast(${word} as text) as given, near.word,
      (select uses from search_words as w where w.word = near.word) as uses
    from (select word, count(*) as shared from search_trigrams
      where trigram in (${sql.join(trigramsOf(word))})
      group by word order by 2 desc, 1 limit 60) as near
    union all select cast(${word} as text), word, uses from search_words
      where word in (${sql.join([...new Set([word, ...slipsOf(word)].flatMap(formsOf))])})`,
  );
  const { rows } = await sql<Similar>`${sql.join(parts, sql` union all `)}`.execute(read);
  return rows;
}
