import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { isAmong } from "#platform/database/dialects.ts";
import { foldText, wordsToFind } from "../rules/search/fold-words.ts";
import { namePartsOf } from "../rules/search/name-parts.ts";
import { quantitiesOf } from "../rules/search/quantities.ts";
import type { ProductWords, TitleWord } from "../rules/search/score-products.ts";

/** So many products are kept read: the ones that searches meet most. */
const mostKept = 40_000;

/** What a ranking reads of a product: its words with their parts, and what filters and orders ask. */
export interface RankedProduct extends ProductWords {
  readonly rating: number;
  readonly unitPaise: number;
  readonly createdAt: number;
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
  let kept = { version: -1, products: new Map<number, RankedProduct>() };
  return async (numbers: readonly number[], version: number): Promise<Map<number, RankedProduct>> => {
    if (version > kept.version) kept = { version, products: new Map() };
    const { products } = version === kept.version ? kept : { products: new Map<number, RankedProduct>() };
    const found = new Map<number, RankedProduct>();
    const missing: number[] = [];
    for (const number of numbers) {
      const known = products.get(number);
      if (known) found.set(number, known);
      else missing.push(number);
    }
    if (missing.length === 0) return found;
    for (const row of await load(missing)) {
      const product = cut(row);
      found.set(row.number, product);
      products.set(row.number, product);
    }
    for (const oldest of products.keys()) {
      if (products.size <= mostKept) break;
      products.delete(oldest);
    }
    return found;
  };

  async function load(numbers: readonly number[]): Promise<Row[]> {
    const { rows } = await sql<Row>`select number, title, brand, category, rating, unit_paise, created_at
      from products where ${isAmong(read, "number", numbers)}`.execute(read);
    return rows;
  }
}

function cut({ title, brand, category, rating, unit_paise, created_at }: Row): RankedProduct {
  return {
    title: titleWords(title, brand),
    brand: new Set(wordsToFind(brand)),
    category,
    rating,
    unitPaise: unit_paise,
    createdAt: created_at,
  };
}

function titleWords(title: string, brand: string): TitleWord[] {
  const named = namePartsOf(title, brand);
  const words = named.map(({ word, part }, position) => ({ word, part, position }));
  const plain = new Set(named.map(({ word }) => word));
  // t-shirt is tshirt too, and 16 GB is one quantity: each stands where its first word does.
  const joined = wordsToFind(title).filter((word) => !plain.has(word));
  for (const word of joined) {
    const first = words.find((one) => word.startsWith(one.word));
    words.push({ word, part: first?.part ?? "name", position: first?.position ?? 0 });
  }
  for (const { word, end } of quantitiesOf(foldText(title, 400)))
    words.push({ word, part: "detail", position: named.findLastIndex(({ start }) => start < end) });
  return words;
}
