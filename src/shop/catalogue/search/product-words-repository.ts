import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { alongIndex, isAmong } from "#platform/database/dialects.ts";
import { createCutting, mostNumbers, type ProductWords, WordNumbers } from "../rules/search/product-words.ts";

/** So many products are kept read: the ones that searches meet most. */
const mostKept = 40_000;

/** What a ranking reads of a product: its words with their parts, and what filters and orders ask. */
export interface RankedProduct extends ProductWords {
  readonly rating: number;
  readonly unitPaise: number;
  readonly createdAt: number;
}

export interface ReadProducts {
  /** In the order in which they were asked for; undefined where one is gone. */
  readonly products: readonly (RankedProduct | undefined)[];
  /** The numbers of their words. */
  readonly numbers: WordNumbers;
}

interface Row {
  readonly number: number;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly rating: number;
  readonly unit_paise: number;
  readonly created_at: number;
}

/**
 * The candidates of a search, read and cut into words once. What is kept belongs to one version of the index: staff
 * and reviews raise it in the transaction that changes a product.
 */
export function createProductWords({ read }: Pick<Database, "read">) {
  let kept = emptyShelf(-1);
  return async (numbers: readonly number[], version: number): Promise<ReadProducts> => {
    if (version > kept.version || kept.words.size > mostNumbers / 2) kept = emptyShelf(version);
    const { products, words, cut } = version === kept.version ? kept : emptyShelf(version);
    const found = numbers.map((number) => products.get(number));
    const missing = numbers.filter((_, at) => found[at] === undefined);
    if (missing.length === 0) return { products: found, numbers: words };
    const read = new Map((await load(missing)).map((row) => [row.number, rankedProduct(row, cut)]));
    for (const [number, product] of read) products.set(number, product);
    for (const oldest of products.keys()) {
      if (products.size <= mostKept) break;
      products.delete(oldest);
    }
    return { products: numbers.map((number, at) => found[at] ?? read.get(number)), numbers: words };
  };

  async function load(numbers: readonly number[]): Promise<Row[]> {
    const { rows } = await sql<Row>`select number, title, brand, category, rating, unit_paise, created_at
      from products ${alongIndex(read, "products_facts")} where ${isAmong(read, "number", numbers)}`.execute(
      read,
    );
    return rows;
  }
}

function emptyShelf(version: number) {
  const words = new WordNumbers();
  return { version, products: new Map<number, RankedProduct>(), words, cut: createCutting(words) };
}

function rankedProduct(row: Row, cut: ReturnType<typeof createCutting>): RankedProduct {
  const { title, brand, category, rating, unit_paise, created_at } = row;
  return {
    ...cut({ title, brand, category, price: unit_paise }),
    rating,
    unitPaise: unit_paise,
    createdAt: created_at,
  };
}
