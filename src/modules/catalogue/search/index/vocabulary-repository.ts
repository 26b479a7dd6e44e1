import { sql } from "kysely";
import { formsOf, type QueryWord } from "#modules/catalogue/rules/search/read-query.ts";
import { isQuantity } from "#modules/catalogue/rules/words/quantities.ts";
import { slipsOf } from "#modules/catalogue/rules/words/spelling.ts";
import { type Age, epochKey, versionKey } from "#modules/catalogue/storage/version-repository.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { filled, prepared } from "#platform/database/prepared.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";
import { type Field, fieldBit, wordsOf } from "./word-index.ts";
import "#modules/catalogue/storage/catalogue-tables.ts";

/** The words of the whole shop with the number of products that have them. */
export async function countWords(
  tx: Tx,
  products: readonly IndexedProduct[],
  difference: 1 | -1,
): Promise<void> {
  if (products.length === 0) return;
  const uses: WordUses = new Map();
  countInto(uses, products, difference);
  await addWordUses(tx, uses);
  if (difference > 0) return;
  const words = [...uses.keys()];
  await tx.deleteFrom("search_words").where("word", "in", words).where("uses", "<=", 0).execute();
}

export async function forgetWords(tx: Tx): Promise<void> {
  await tx.deleteFrom("search_trigrams").execute();
  await tx.deleteFrom("search_words").execute();
}

/** How many products more have each word, and in which fields, one bit each. */
export type WordUses = Map<string, { count: number; fields: number }>;

export function countInto(uses: WordUses, products: readonly IndexedProduct[], difference: 1 | -1 = 1): void {
  for (const product of products)
    for (const [word, field] of wordsOf(product)) {
      const known = uses.get(word) ?? { count: 0, fields: 0 };
      known.count += difference;
      known.fields |= fieldBit(field);
      uses.set(word, known);
    }
}

/** A field that a word has left stays with it: to be asked there in vain costs little. */
export async function addWordUses(tx: Tx, uses: Readonly<WordUses>): Promise<void> {
  const all = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < all.length; at += 500) {
    const part = all.slice(at, at + 500);
    await tx
      .insertInto("search_words")
      .values(part.map(([word, { count, fields }]) => ({ word, uses: count, fields })))
      .onConflict((conflict) =>
        conflict.column("word").doUpdateSet({
          uses: sql<number>`search_words.uses + excluded.uses`,
          fields: sql<number>`search_words.fields | excluded.fields`,
        }),
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
  readonly words: ReadonlyMap<string, KnownWord>;
  readonly uses: ReadonlyMap<string, number>;
  /** Whether some product may have this word there. */
  isIn(field: Field, word: string): boolean;
  /** The most used words that begin so; none for a single letter. */
  begunWith(typed: string): readonly string[];
  readonly products: number;
  /** Of the index: raised by each change of what is indexed. */
  readonly version: number;
  /** Of the catalogue. */
  readonly age: Age;
}

export const searchVersionKey = "search_version";
const mostBegun = 12;

/** What is asked of a query: its words, and what begins like those that are typed. */
export interface QueryWords {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
}

export function queryWords(query: readonly QueryWord[]): QueryWords {
  const typed = query.map((word) => word.typed).filter((word) => !word.includes(" ") && [...word].length > 1);
  const words = query.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words));
  return { words: [...new Set(words)], beginnings: [...new Set(typed)] };
}

export type ShopFacts = Pick<KnownWords, "products" | "version" | "age">;

/** Words with what is known of them, and for each beginning the most used words that begin so, in one statement. */
export async function readWords(read: Database["read"], { words, beginnings }: QueryWords) {
  const bounds = beginnings.map((from) => ({ from, to: `${from}\u{10ffff}` }));
  const rows = await wordsAndBegun(read, { words: filled(words), beginnings: bounds });
  const byPart = Map.groupBy(rows, ({ part }) => part);
  return { exact: byPart.get(exactPart) ?? [], begun: beginnings.map((_, at) => byPart.get(at) ?? []) };
}

/** By these it is seen whether what is known of words still holds; asking for them takes a fifth of asking for words. */
export async function readValues(read: Database["read"]): Promise<ShopFacts> {
  const [row] = await factsOf(read, {});
  const { products = 0, version, age, epoch } = row ?? {};
  return {
    products: Number(products),
    version: Number(version ?? 0),
    age: { version: Number(age ?? 0), epoch: Number(epoch ?? 0) },
  };
}

interface PartRow extends KnownWord {
  readonly part: number;
}

const exactPart = -1;
const fact = (name: string) => sql`(select value from key_values where name = ${sql.lit(name)})`;
/** One row: with rows of names it takes twice as long. */
const factsOf = prepared(
  (_, _given: object) => sql<Readonly<Record<"products" | "version" | "age" | "epoch", number | null>>>`
    select (select max(number) from products) as products, ${fact(searchVersionKey)} as version,
      ${fact(versionKey)} as age, ${fact(epochKey)} as epoch`,
);

const wordsAndBegun = prepared(
  (
    _,
    { words, beginnings }: { words: readonly string[]; beginnings: readonly { from: string; to: string }[] },
  ) => {
    const exact = sql`select word, uses, fields, ${sql.lit(exactPart)} as part
      from search_words where word in (${sql.join(words)})`;
    const begun = beginnings.map(
      ({ from, to }, at) => sql`select word, uses, fields, ${sql.lit(at)}
        from (select word, uses, fields from search_words
        where word > ${from} and word < ${to} order by uses desc, word limit ${sql.lit(mostBegun)}) as begun`,
    );
    return sql<PartRow>`${sql.join([exact, ...begun], sql` union all `)}`;
  },
);

/** The same with the words that were meant instead of wrong ones. */
export function withUses(known: KnownWords, more: readonly KnownWord[]): KnownWords {
  return knownWords(new Map([...known.words, ...more.map((row) => [row.word, row] as const)]), known);
}

export function knownWords(
  words: ReadonlyMap<string, KnownWord>,
  { products, version, age }: ShopFacts,
): KnownWords {
  const uses = new Map([...words].map(([word, { uses }]) => [word, uses]));
  const begun = new Map<string, readonly string[]>();
  const begunWith = (typed: string) =>
    [...typed].length < 2 ? [] : [...uses.keys()].filter((word) => word.startsWith(typed) && word !== typed);
  return {
    words,
    uses,
    products,
    version,
    age,
    isIn: (field, word) => ((words.get(word)?.fields ?? 0) & fieldBit(field)) !== 0,
    // Reading, looking and ranking all ask for it.
    begunWith(typed) {
      const known = begun.get(typed) ?? begunWith(typed);
      begun.set(typed, known);
      return known;
    },
  };
}

export interface KnownWord {
  readonly word: string;
  readonly uses: number;
  readonly fields: number;
}

export interface Similar extends KnownWord {
  readonly given: string;
}

/** For each word what it may have been meant to be: words of the shop a slip away, or with the most pieces in common. */
export async function findSimilar(read: Database["read"], words: readonly string[]): Promise<Similar[]> {
  const parts = words.map(
    (word) => sql`select cast(${word} as text) as given, near.word,
      (select uses from search_words as w where w.word = near.word) as uses,
      (select fields from search_words as w where w.word = near.word) as fields
    from (select word, count(*) as shared from search_trigrams
      where trigram in (${sql.join(trigramsOf(word))})
      group by word order by 2 desc, 1 limit 60) as near
    union all select cast(${word} as text), word, uses, fields from search_words
      where word in (${sql.join([...new Set([word, ...slipsOf(word)].flatMap(formsOf))])})`,
  );
  const { rows } = await sql<Similar>`${sql.join(parts, sql` union all `)}`.execute(read);
  return rows;
}

/** Pieces of three letters, with the edges marked: near words share many of them. */
function trigramsOf(word: string): string[] {
  const letters = [...`  ${word} `];
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at++) pieces.add(letters.slice(at, at + 3).join(""));
  return [...pieces];
}
