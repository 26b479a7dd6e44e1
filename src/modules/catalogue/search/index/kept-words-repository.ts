import type { QueryWord } from "#modules/catalogue/rules/search/read-query.ts";
import type { Database } from "#platform/database/database.ts";
import {
  type KnownWord,
  type KnownWords,
  knownWords,
  type QueryWords,
  queryWords,
  readValues,
  readWords,
  type ShopFacts,
} from "./vocabulary-repository.ts";

/** So many words and beginnings are kept, a few megabytes; then they are gathered anew. */
const mostKept = 20_000;

/**
 * What is known of the words of a query. Searches differ, their words hardly do: each is read once for each age of the
 * catalogue, which whoever changes a word raises in the same transaction.
 */
export function createKeptWords({ read }: Pick<Database, "read">, most = mostKept) {
  let words = new Map<string, KnownWord | null>();
  let begun = new Map<string, readonly KnownWord[]>();
  let keptAt = "";
  return async (query: readonly QueryWord[]): Promise<KnownWords> => {
    const asked = queryWords(query);
    if (isKept(asked)) {
      const facts = await readValues(read);
      // Others may have forgotten it meanwhile.
      if (ageOf(facts) === keptAt && isKept(asked)) return knownOf(asked, facts);
    }
    const { exact, begun: begunWith, facts } = await readWords(read, asked);
    if (ageOf(facts) !== keptAt || words.size + begun.size > most) {
      words = new Map();
      begun = new Map();
      keptAt = ageOf(facts);
    }
    for (const word of asked.words) words.set(word, null);
    for (const row of exact) words.set(row.word, row);
    for (const [at, beginning] of asked.beginnings.entries()) begun.set(beginning, begunWith[at] ?? []);
    return knownOf(asked, facts);
  };

  function isKept(query: QueryWords): boolean {
    return query.words.every((word) => words.has(word)) && query.beginnings.every((one) => begun.has(one));
  }

  function knownOf(query: QueryWords, facts: ShopFacts): KnownWords {
    const rows = [
      ...query.words.map((word) => words.get(word) ?? null),
      ...query.beginnings.flatMap((one) => begun.get(one) ?? []),
    ];
    return knownWords(new Map(rows.flatMap((row) => (row ? [[row.word, row] as const] : []))), facts);
  }
}

function ageOf({ version, age }: ShopFacts): string {
  return `${version} ${age.version} ${age.epoch}`;
}
