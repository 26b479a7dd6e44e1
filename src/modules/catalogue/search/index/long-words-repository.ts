import type { Database } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import { type KnownWord, mostBegun } from "./vocabulary-repository.ts";
import { fieldBit, fields, termAnywhere, termIn } from "./word-index.ts";

/** In fewer a walk ends soon; what more than every eighth has tells a search next to nothing. */
const fewest = 500;
const mostOf = 1 / 8;
const wordsAtOnce = 2_000;

/**
 * The terms that a search for a word that many products have asks for: its own, and those of what begins like it. The
 * most used words come first; all words of the shop are gone through once, a stretch at a time.
 */
export function createLongWords({ read }: Pick<Database, "read">, least = fewest) {
  let found: LongWordMatch[] = [];
  /** Those that the last word begins with. */
  let open: LongWordMatch[] = [];
  let after: string | null = "";
  let terms: string[] = [];
  return {
    begin(): void {
      found = [];
      open = [];
      terms = [];
      after = "";
    },
    /** Tells whether more may follow. */
    async readSome(products: number): Promise<boolean> {
      if (after === null) return terms.length > 0;
      const from = after;
      const rows = await nextWords(read, { after: from });
      // It may have begun anew meanwhile.
      if (after !== from) return true;
      for (const row of rows) {
        open = open.filter(({ word }) => row.word.startsWith(word));
        for (const { begun } of open) addTo(begun, row);
        if (row.uses < least || row.uses > products * mostOf) continue;
        open.push({ ...row, begun: [] });
        found.push(...open.slice(-1));
      }
      after = rows.length < wordsAtOnce ? null : (rows.at(-1)?.word ?? null);
      if (after === null) terms = found.sort((a, b) => a.uses - b.uses).flatMap(termsOf);
      return true;
    },
    take: (): string | undefined => terms.pop(),
  };
}

interface LongWordMatch extends KnownWord {
  readonly begun: KnownWord[];
}

/** The most used, as a search takes them. */
function addTo(begun: KnownWord[], row: KnownWord): void {
  begun.push(row);
  begun.sort((a, b) => b.uses - a.uses).splice(mostBegun);
}

function termsOf(one: LongWordMatch): string[] {
  return [...one.begun, one].flatMap(({ word, fields: bits }) => {
    const within = fields.filter((field) => (bits & fieldBit(field)) !== 0);
    // Where a walk looks as far as the last of its fields, it looks anywhere.
    return [...within.slice(0, -1).map((field) => termIn(field, word)), termAnywhere(word)];
  });
}

const nextWords = prepared((q, { after }: { after: string }) =>
  q
    .selectFrom("search_words")
    .select(["word", "uses", "fields"])
    .where("word", ">", after)
    .orderBy("word")
    .limit(wordsAtOnce),
);
