import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";
import { wordsToFind } from "./rules/fold-words.ts";
import { trigramsOf } from "./rules/trigrams.ts";
import "./catalogue-tables.ts";

/** What of a product is found by which words. */
export interface Findable {
  readonly number: number;
  readonly title: string;
  readonly brand: string;
  readonly categoryWords: string;
  readonly description: string;
  readonly category: string;
  readonly topCategory: string;
  readonly rating: number;
}

type FoundWords = Readonly<Record<"title" | "brand" | "category" | "description", readonly string[]>>;
/** Both the index and the vocabulary ask for the words of a product; folding them is the dearest part of each. */
const folded = new WeakMap<Findable, FoundWords>();

type Engine = "sqlite" | "postgres";

/** Words of the index that no shopper can type: they carry the filters. */
export function categoryToken(id: string): string {
  return `_c${id.replace(/[^a-z0-9]/g, "")}`;
}

export function starsToken(stars: number): string {
  return `_s${stars}`;
}

export async function putIntoIndex(tx: Tx, engine: Engine, products: readonly Findable[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map((product) => (engine === "sqlite" ? sqliteRow(product) : postgresRow(product)));
  await (engine === "sqlite"
    ? sql`insert into product_search (rowid, title, brand, category, description, shelf) values ${sql.join(rows)}`
    : sql`insert into product_search (number, words) values ${sql.join(rows)}`
  ).execute(tx);
}

export async function takeFromIndex(tx: Tx, engine: Engine, number: number): Promise<void> {
  await (engine === "sqlite"
    ? sql`delete from product_search where rowid = ${number}`
    : sql`delete from product_search where number = ${number}`
  ).execute(tx);
}

/** The words of the whole shop with the number of products that have them, kept for corrections. */
export async function countWords(tx: Tx, products: readonly Findable[], difference: 1 | -1): Promise<void> {
  const uses = new Map<string, number>();
  for (const product of products)
    for (const word of vocabularyOf(product)) uses.set(word, (uses.get(word) ?? 0) + difference);
  await addWordUses(tx, uses);
  if (difference < 0) await tx.deleteFrom("search_words").where("uses", "<=", 0).execute();
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

export function vocabularyOf(product: Findable): Set<string> {
  const { title, brand, category, description } = wordsOf(product);
  return new Set([...title, ...brand, ...category, ...description]);
}

function wordsOf(product: Findable): FoundWords {
  const known = folded.get(product);
  if (known) return known;
  const words = {
    title: wordsToFind(product.title),
    brand: wordsToFind(product.brand),
    category: wordsToFind(product.categoryWords),
    description: wordsToFind(product.description),
  };
  folded.set(product, words);
  return words;
}

function sqliteRow(product: Findable) {
  const { title, brand, category, description } = wordsOf(product);
  const columns = [title, brand, category, description].map((words) => words.join(" "));
  return sql`(${sql.join([product.number, ...columns, shelfTokens(product).join(" ")])})`;
}

function postgresRow(product: Findable) {
  const words = wordsOf(product);
  const weighted = [
    ...weigh(words.title, "A"),
    ...weigh(words.brand, "B"),
    ...weigh([...words.category, ...shelfTokens(product)], "C"),
    ...weigh(words.description, "D"),
  ];
  return sql`(${product.number}, cast(${weighted.join(" ")} as tsvector))`;
}

/** Positions carry the weight; their number says nothing here. */
function weigh(words: readonly string[], weight: "A" | "B" | "C" | "D"): string[] {
  const position = { A: 1, B: 2, C: 3, D: 4 }[weight];
  return words.map((word) => `'${word}':${position}${weight}`);
}

function shelfTokens({ category, topCategory, rating }: Findable): string[] {
  const stars = [1, 2, 3, 4].filter((least) => rating >= least * 100).map(starsToken);
  return [categoryToken(category), categoryToken(topCategory), ...stars];
}
