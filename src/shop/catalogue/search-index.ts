import { sql } from "kysely";
import type { Database, Tx } from "#platform/database/database.ts";
import { wordsToFind } from "./rules/fold-words.ts";
import { standingOf } from "./rules/standing.ts";
import "./catalogue-tables.ts";

/** What of a product is found by which words, and where it then stands. */
export interface Findable {
  readonly number: number;
  readonly title: string;
  readonly brand: string;
  readonly categoryWords: string;
  readonly description: string;
  readonly category: string;
  readonly topCategory: string;
  readonly rating: number;
  readonly appeal: number;
}

type Engine = Database["engine"];

/** Title, brand, category, description: the nearer to the front, the better the match. */
export const places = [0, 1, 2, 3] as const;
export type Place = (typeof places)[number];

export function termAt(place: Place, word: string): string {
  return `${place}${word}`;
}

/** Words of the index that no shopper can type: they carry the filters. */
export function categoryTerm(id: string): string {
  return `_c${id.replace(/[^a-z0-9]/g, "")}`;
}

export function starsTerm(stars: number): string {
  return `_s${stars}`;
}

export async function putIntoIndex(tx: Tx, engine: Engine, products: readonly Findable[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products
    .map((product) => [standingOf(product), termsOf(product).join(" ")] as const)
    // FTS5 writes its pages out whenever a row comes before the last one.
    .sort(([a], [b]) => a - b);
  const given = JSON.stringify(rows);
  await (engine === "sqlite"
    ? sql`insert into product_search (rowid, words) select value ->> 0, value ->> 1 from json_each(${given})`
    : sql`insert into product_terms (standing, term)
        select cast(one ->> 0 as bigint), unnest(string_to_array(one ->> 1, ' '))
        from json_array_elements(cast(${given} as json)) as given (one)`
  ).execute(tx);
}

export async function takeFromIndex(tx: Tx, engine: Engine, product: Findable): Promise<void> {
  const standing = standingOf(product);
  await (engine === "sqlite"
    ? sql`delete from product_search where rowid = ${standing}`
    : sql`delete from product_terms where standing = ${standing} and term = any(${termsOf(product)})`
  ).execute(tx);
}

export async function emptyIndex(tx: Tx, engine: Engine): Promise<void> {
  await (engine === "sqlite"
    ? sql`insert into product_search (product_search) values ('delete-all')`
    : sql`delete from product_terms`
  ).execute(tx);
}

/** After very many rows: FTS5 keeps them in pieces, and each word is then looked for in every piece. */
export async function packIndex(tx: Tx, engine: Engine): Promise<void> {
  if (engine === "sqlite")
    await sql`insert into product_search (product_search) values ('optimize')`.execute(tx);
}

/** Every word once. */
export function vocabularyOf(product: Findable): string[] {
  return [...placedWords(product).keys()];
}

function termsOf(product: Findable): string[] {
  const { category, topCategory, rating } = product;
  const stars = [1, 2, 3, 4].filter((least) => rating >= least * 100).map(starsTerm);
  const shelf = [categoryTerm(category), categoryTerm(topCategory), ...stars];
  return [...[...placedWords(product)].map(([word, place]) => termAt(place, word)), ...new Set(shelf)];
}

/** Both the index and the vocabulary ask for the words of a product; folding them is the dearest part of each. */
const placed = new WeakMap<Findable, Map<string, Place>>();

/** Each word with the best place where it stands. */
function placedWords(product: Findable): Map<string, Place> {
  const known = placed.get(product);
  if (known) return known;
  const words = new Map<string, Place>();
  const texts = [product.title, product.brand, product.categoryWords, product.description];
  for (const place of places)
    for (const word of wordsToFind(texts[place] ?? "")) if (!words.has(word)) words.set(word, place);
  placed.set(product, words);
  return words;
}
