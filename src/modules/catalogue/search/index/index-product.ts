import { bandOf } from "#modules/catalogue/rules/search/price-bands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { IndexedProduct, SearchIndex } from "#ports/search-engines/search-engine.ts";
import { searchStoreOf } from "../search-store-of.ts";
import { noteChanged } from "./search-changes-repository.ts";
import { addWordUses, countInto, countWords, forgetWords, type WordUses } from "./vocabulary-repository.ts";

/** What every process keeps of a product that it ranked. */
const readByRanking = [
  ...(["title", "brand", "description", "category", "topCategory"] as const),
  ...(["rating", "unitPaise", "choices"] as const),
] as const;

const readInWords = [
  ...(["title", "brand", "description", "told", "colourNames"] as const),
  ...(["category", "categoryWords"] as const),
] as const;

type Column = keyof IndexedProduct;

export const builtInIndex: SearchIndex = {
  async index(tx, changes) {
    const pairs = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    // Of what is new nothing is kept.
    const reread = pairs.filter(({ before, after }) => before && isOther(before, after, readByRanking));
    if (reread.length > 0)
      await noteChanged(
        tx,
        reread.map(({ after }) => after.number),
      );
    const moved = pairs.filter(({ before, after }) => !before || termsFrom(before) !== termsFrom(after));
    const befores = (some: typeof pairs) => some.flatMap(({ before }) => before ?? []);
    const afters = (some: typeof pairs) => some.map(({ after }) => after);
    const store = searchStoreOf(tx);
    await store.take(tx, befores(moved));
    await store.put(tx, afters(moved));
    const reworded = moved.filter(({ before, after }) => !before || isOther(before, after, readInWords));
    await countWords(tx, afters(reworded), 1);
    await countWords(tx, befores(reworded), -1);
  },

  /** What has gone may come back as something else, or its number with another product. */
  async remove(tx, products) {
    if (products.length === 0) return;
    await noteChanged(
      tx,
      products.map(({ number }) => number),
    );
    await searchStoreOf(tx).take(tx, products);
    await countWords(tx, products, -1);
  },
};

/** Very many new ones, a part after the other: each word is counted once, and not again for every part. */
export async function fillIndex(tx: Tx, parts: AsyncIterable<readonly IndexedProduct[]>): Promise<void> {
  const store = searchStoreOf(tx);
  const uses: WordUses = new Map();
  for await (const products of parts) {
    await store.put(tx, products);
    countInto(uses, products);
  }
  await addWordUses(tx, uses);
  await store.pack(tx);
}

/** Before all products are put in anew. */
export async function emptyIndex(tx: Tx): Promise<void> {
  await searchStoreOf(tx).clear(tx);
  await forgetWords(tx);
}

function isOther(before: IndexedProduct, after: IndexedProduct, of: readonly Column[]): boolean {
  return of.some((one) => JSON.stringify(before[one]) !== JSON.stringify(after[one]));
}

/** What its terms and its place are made of: prices and stars count roughly. */
function termsFrom({ unitPaise, rating, ...product }: IndexedProduct): string {
  return JSON.stringify([product, bandOf(unitPaise), Math.min(4, Math.floor(rating / 100))]);
}
