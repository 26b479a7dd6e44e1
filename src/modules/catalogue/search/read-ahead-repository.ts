import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";
import { readValue } from "#platform/database/key-values.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { KeptProducts } from "../rules/search/kept-products.ts";
import type { ProductWords } from "./index/product-words-repository.ts";
import { searchVersionKey } from "./index/vocabulary-repository.ts";

const mostAhead = 1_000_000;
/** Above all that there are. */
const first = { popularity: 2 ** 31 - 1, number: 0 };

/**
 * Reads the most wanted products for the ranking before a search meets them, a few each time, so that nobody waits for
 * it; all anew when all is forgotten. Tells whether more are left.
 */
export function createReadAhead(
  { read }: Pick<Database, "read">,
  wordsOf: ProductWords,
  { each = 500, most = mostAhead } = {},
) {
  const next = wantedAfter(each);
  let of: KeptProducts | undefined;
  let last = first;
  let left = 0;
  return async (): Promise<boolean> => {
    const version = await readValue(read, searchVersionKey);
    await wordsOf([], version, (kept) => {
      if (kept === of) return;
      of = kept;
      last = first;
      left = most;
    });
    if (left === 0) return false;
    const wanted = await next(read, last);
    const numbers = wanted.map(({ number }) => number);
    await wordsOf(numbers, version, (kept) => {
      if (kept !== of) return;
      last = wanted.at(-1) ?? last;
      // What comes first is wanted most: it is not pushed out by what follows.
      left = wanted.length < each || kept.isNearlyFull ? 0 : left - each;
    });
    return left > 0;
  };
}

/** Two stretches of the index: compared as pairs, SQLite would walk again past all that are wanted as much as the last. */
const wantedAfter = (each: number) =>
  prepared((q, { popularity, number }: typeof first) => {
    const along = sql`from products ${alongIndex(q, "products_all_popularity")} where deleted_at is null`;
    const upTo = sql`limit ${sql.lit(each)}`;
    return sql<typeof first>`select popularity, number from (
      select * from (select popularity, number ${along} and popularity = ${popularity} and number < ${number}
        order by number desc ${upTo}) as equal
      union all select * from (select popularity, number ${along} and popularity < ${popularity}
        order by popularity desc, number desc ${upTo}) as less) as wanted
      order by popularity desc, number desc ${upTo}`;
  });
