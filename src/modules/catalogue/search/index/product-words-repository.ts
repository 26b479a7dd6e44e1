import { sql } from "kysely";
import { type ChoiceColumns, choicesIn } from "#modules/catalogue/rules/choices.ts";
import { KeptProducts, type RankedAttributes } from "#modules/catalogue/rules/search/kept-products.ts";
import { mostNumbers } from "#modules/catalogue/rules/words/product-words.ts";
import type { Database } from "#platform/database/database.ts";
import { alongIndex, isAmong, numberList } from "#platform/database/dialects.ts";
import { readValue } from "#platform/database/key-values.ts";
import { prepared } from "#platform/database/prepared.ts";
import { changedSince } from "./search-changes-repository.ts";
import { searchVersionKey } from "./vocabulary-repository.ts";

export type ProductWords = ReturnType<typeof createProductWords>["wordsOf"];

/** Done at once, with the places of the products in the order in which they were asked for; 0 where one is gone. */
type Use<T> = (products: KeptProducts, places: readonly number[]) => T;

/**
 * The candidates of a search, read and cut into words once. What is kept belongs to one version of the index: staff
 * and reviews raise it in the transaction that changes a product, and say which.
 */
export function createProductWords({ read }: Pick<Database, "read">) {
  let kept = new KeptProducts();
  let keptAt = -1;
  /** So many were read ahead for what is kept. */
  let ahead = { of: kept, read: 0, isMore: true };
  return { wordsOf, readAhead };

  async function wordsOf<T>(numbers: readonly number[], version: number, use: Use<T>): Promise<T> {
    if (kept.isFull) kept = new KeptProducts();
    if (version > keptAt) await follow(version);
    const asked = new Map<number, Row | undefined>();
    const isMissing = (number: number) => kept.placeOf(number) === 0;
    const missing = () => numbers.filter((number) => isMissing(number) && !asked.has(number));
    // Once more where it began anew meanwhile.
    for (let next = missing(); next.length > 0; next = missing()) {
      const wasBehind = version < keptAt;
      const rows = await factsOf(read, { list: numberList(read, next) });
      const isBehind = version < keptAt;
      // What was kept of them until now may have been forgotten.
      if (isBehind && !wasBehind) asked.clear();
      for (const number of next) asked.set(number, undefined);
      for (const row of rows) asked.set(row.number, row);
      if (!isBehind) for (const row of rows) kept.put(factsIn(row));
    }
    // What is kept may have begun anew meanwhile; where others know newer facts, these are lent for this one use.
    const known = [...asked.values()].filter((row) => row !== undefined);
    const more = known.filter((row) => isMissing(row.number));
    try {
      for (const row of more) kept.put(factsIn(row));
      const places = numbers.map((number) => kept.placeOf(number));
      return use(kept, places);
    } finally {
      if (version < keptAt) for (const row of more) kept.forget(row.number);
    }
  }

  /** The most wanted before a search meets them, a few each time; all anew when all was forgotten. */
  async function readAhead(): Promise<boolean> {
    await wordsOf([], await readValue(read, searchVersionKey), () => {});
    if (ahead.of !== kept) ahead = { of: kept, read: 0, isMore: true };
    if (!ahead.isMore) return false;
    const now = ahead;
    const wanted = (await wantedAfter(read, { offset: now.read })).map(({ number }) => number);
    await wordsOf(wanted, keptAt, () => {});
    now.read += each;
    now.isMore = wanted.length === each && !kept.isNearlyFull;
    return now.isMore;
  }

  async function follow(version: number): Promise<void> {
    const isTooMuch = keptAt < 0 || kept.wordNumbers.size > mostNumbers / 2;
    const changed = isTooMuch ? null : await changedSince(read, { from: keptAt, to: version });
    if (version <= keptAt) return;
    if (changed) for (const number of changed) kept.forget(number);
    else kept = new KeptProducts();
    keptAt = version;
  }
}

/** So many are read ahead at once. */
const each = 1_000;
/** Letters of a description: its first words. */
const mostOfLead = 120;

/** What comes first is wanted most. */
const wantedAfter = prepared(
  (q, { offset }: { offset: number }) =>
    sql<{ readonly number: number }>`select number from products ${alongIndex(q, "products_all_popularity")}
    where deleted_at is null order by popularity desc, number desc limit ${sql.lit(each)} offset ${offset}`,
);

interface Row extends Omit<RankedAttributes, "unitPaise" | "createdAt" | "choices">, ChoiceColumns {
  readonly unit_paise: number;
  readonly created_at: number;
}

const factsOf = prepared(
  (q, { list }: { list: string }) =>
    sql<Row>`select number, title, brand, substr(description, 1, ${sql.lit(mostOfLead)}) as lead, category, rating, unit_paise, created_at,
      top_category, colours, sizes, sold_out
    from products where ${isAmong(q, "number", list)}`,
);

function factsIn(row: Row): RankedAttributes {
  const { number, title, brand, lead, category, rating } = row;
  const { unit_paise: unitPaise, created_at: createdAt } = row;
  return { number, title, brand, lead, category, rating, unitPaise, createdAt, choices: choicesIn(row) };
}
