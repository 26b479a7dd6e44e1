import { sql } from "kysely";
import type { Database, Tx } from "#platform/database/database.ts";
import { trigramsOf } from "./rules/trigrams.ts";
import { type Findable, vocabularyOf } from "./search-index.ts";
import "./catalogue-tables.ts";

/** The words of the whole shop with the number of products that have them. */
export async function countWords(tx: Tx, products: readonly Findable[], difference: 1 | -1): Promise<void> {
  const uses = new Map<string, number>();
  for (const product of products)
    for (const word of vocabularyOf(product)) uses.set(word, (uses.get(word) ?? 0) + difference);
  await addWordUses(tx, uses);
  if (difference > 0) return;
  const words = [...uses.keys()];
  await tx.deleteFrom("search_words").where("word", "in", words).where("uses", "<=", 0).execute();
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
    const trigrams = part.flatMap(([word]) => trigramsOf(word).map((trigram) => ({ trigram, word })));
    for (let from = 0; from < trigrams.length; from += 2_000)
      await tx
        .insertInto("search_trigrams")
        .values(trigrams.slice(from, from + 2_000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

export interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

/** Of these words those that some product has, and of each typed one the most used words that begin with it. */
export async function findWords(
  read: Database["read"],
  words: readonly string[],
  typed: readonly string[],
  most: number,
): Promise<KnownWord[]> {
  const exact = sql`select word, uses from search_words where word in (${sql.join(words)})`;
  const begun = typed.map(
    (word) => sql`select * from (select word, uses from search_words
      where word > ${word} and word < ${`${word}\u{10ffff}`} order by uses desc, word limit ${sql.lit(most)}) as begun`,
  );
  const { rows } = await sql<KnownWord>`${sql.join([exact, ...begun], sql` union all `)}`.execute(read);
  return rows;
}

export interface Similar extends KnownWord {
  readonly given: string;
}

/** For each word what it may have been meant to be: the words of the shop that share the most pieces with it. */
export async function findSimilar(read: Database["read"], words: readonly string[]): Promise<Similar[]> {
  const parts = words.map(
    (word) => sql`select cast(${word} as text) as given, near.word,
      (select uses from search_words as w where w.word = near.word) as uses
    from (select word, count(*) as shared from search_trigrams
      where trigram in (${sql.join(trigramsOf(word))})
      group by word order by 2 desc, 1 limit 60) as near`,
  );
  const { rows } = await sql<Similar>`${sql.join(parts, sql` union all `)}`.execute(read);
  return rows;
}
