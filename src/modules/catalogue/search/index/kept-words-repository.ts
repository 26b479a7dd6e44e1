import type { QueryWord } from "#modules/catalogue/rules/search/read-query.ts";
import type { Database } from "#platform/database/database.ts";
import {
  type KnownWord,
  type KnownWords,
  knownWords,
  queryWords,
  readValues,
  readWords,
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
    const facts = await readValues(read);
    const age = `${facts.version} ${facts.age.version} ${facts.age.epoch}`;
    if (age !== keptAt || words.size + begun.size > most) {
      words = new Map();
      begun = new Map();
      keptAt = age;
    }
    // Others may forget these while more are read.
    const [knownWord, knownBegun] = [words, begun];
    if (
      !asked.words.every((one) => knownWord.has(one)) ||
      !asked.beginnings.every((one) => knownBegun.has(one))
    ) {
      const found = await readWords(read, asked);
      for (const word of asked.words) knownWord.set(word, null);
      for (const row of found.exact) knownWord.set(row.word, row);
      for (const [at, beginning] of asked.beginnings.entries())
        knownBegun.set(beginning, found.begun[at] ?? []);
    }
    const rows = [
      ...asked.words.map((word) => knownWord.get(word) ?? null),
      ...asked.beginnings.flatMap((one) => knownBegun.get(one) ?? []),
    ];
    return knownWords(new Map(rows.flatMap((row) => (row ? [[row.word, row] as const] : []))), facts);
  };
}
