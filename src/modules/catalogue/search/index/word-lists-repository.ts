import { sql } from "kysely";
import { numberIn } from "#modules/catalogue/rules/search/rank.ts";
import { ListedWords } from "#modules/catalogue/rules/words/listed-words.ts";
import { type Bits, bitsFor, setIn } from "#modules/catalogue/rules/words/number-bits.ts";
import type { Database } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import { lastLogged, loggedSince } from "../search-log-repository.ts";
import type { Condition, InMemory, KeptWalks, Walk } from "../search-store.ts";
import { searchStoreOf } from "../search-store-of.ts";
import { createLongWords } from "./long-words-repository.ts";

/** In a smaller shop no walk is long. */
const leastProducts = 50_000;
const mostBytes = 40_000_000;
/** So much of it may hold what nobody has asked for yet. */
const mostAhead = 7 / 8;
/** Some three megabytes. */
const mostRanks = 300_000;
/** So many terms may wait to be read; the others are asked for again. */
const mostWaiting = 10_000;

export type WordLists = ReturnType<typeof createWordLists>;

/**
 * The lists of one process, of SQLite alone: PostgreSQL walks two lists side by side as fast. A term that a long walk
 * asked for is read by and by, when nobody waits for it; until then, and without room for it, the index is walked. Where
 * somebody has asked for one, what other searches may ask for is read after it.
 */
export function createWordLists(
  { read }: Pick<Database, "read">,
  { least = leastProducts, most = mostBytes, each = 30_000, fewest = undefined as number | undefined } = {},
) {
  const listed = new ListedWords(most);
  const ahead = createLongWords({ read }, fewest);
  const waiting = new Set<string>();
  const next = ranksAfter(each);
  const walks = new WalksSinceChange();
  let isKnown = false;
  /** So many products the shop has; nothing until somebody asked. */
  let searched = 0;
  let seen = 0;
  let reading: { readonly term: string; numbers: Bits; last: number } | null = null;
  return {
    /** Null where there are none. */
    async open(products: number): Promise<InMemory | null> {
      if (products < least || !searchStoreOf(read).keepsLog) return null;
      await follow();
      listed.begin();
      return { meet: (walk, how) => meet(walk, { ...how, products }), walks };
    },
    /** A stretch of a list that is waited for; tells whether more are. */
    async readSome(): Promise<boolean> {
      if (searched === 0) return false;
      await follow();
      for (let left = each; left > 0; ) {
        const term = reading ? undefined : nextTerm();
        reading ??= term === undefined ? null : { term, numbers: bitsFor(0), last: -1 };
        if (!reading) return hasRoom() && ahead.readSome(searched);
        const here = reading;
        const [row] = await next(read, { term: `"${here.term}"`, after: here.last });
        const ranks = JSON.parse(row?.list ?? "[]") as number[];
        // All may have been forgotten meanwhile.
        if (reading !== here) return true;
        for (const rank of ranks) here.numbers = setIn(here.numbers, listed.stands(rank), true);
        here.last = ranks.at(-1) ?? here.last;
        left -= ranks.length + 500;
        if (ranks.length < each) finish(here);
      }
      return true;
    },
  };

  function hasRoom(): boolean {
    return listed.bytes <= most * mostAhead;
  }

  function nextTerm(): string | undefined {
    const [asked] = waiting;
    if (asked !== undefined || !hasRoom()) return asked;
    let term = ahead.take();
    while (term !== undefined && listed.has(term)) term = ahead.take();
    return term;
  }

  function finish({ term, numbers }: { term: string; numbers: Bits }): void {
    listed.put(term, numbers);
    waiting.delete(term);
    reading = null;
  }

  function meet(
    walk: Walk,
    { most, wider, products }: { most: number; wider: Walk | undefined; products: number },
  ) {
    const asked = termsOf(walk);
    if (!asked) return null;
    searched = products;
    for (const terms of asked)
      for (const term of terms) if (!listed.has(term) && waiting.size < mostWaiting) waiting.add(term);
    return listed.meet(asked, { most, products, wider: (wider && termsOf(wider)) ?? undefined });
  }

  async function follow(): Promise<void> {
    const rows = isKnown ? await loggedSince(read, seen) : null;
    if (!rows) return beginAnew();
    // Others may have followed meanwhile.
    const news = rows.filter(({ id }) => id > seen);
    seen = news.at(-1)?.id ?? seen;
    if (news.length > 0) walks.forget();
    // What moved was taken out and put in again.
    for (const [number, { rank, terms }] of new Map(news.map((row) => [numberIn(row.rank), row]))) {
      const has = new Set(terms?.split(" "));
      if (terms !== null) listed.stands(rank);
      listed.change(number, has);
      if (reading) reading.numbers = setIn(reading.numbers, number, has.has(reading.term));
    }
  }

  async function beginAnew(): Promise<void> {
    seen = await lastLogged(read);
    isKnown = true;
    reading = null;
    listed.forget();
    walks.forget();
    ahead.begin();
  }
}

/** Searches differ, the words of which they are made hardly do. */
class WalksSinceChange implements KeptWalks {
  readonly #met = new Map<string, readonly number[]>();
  #room = mostRanks;

  get(key: string): readonly number[] | undefined {
    return this.#met.get(key);
  }

  put(key: string, met: readonly number[]): void {
    const size = met.length + 20 + key.length / 4;
    if (size > this.#room) this.forget();
    if (size > this.#room) return;
    this.#room -= size;
    this.#met.set(key, met);
  }

  forget(): void {
    this.#met.clear();
    this.#room = mostRanks;
  }
}

/** As one text: a row for each takes several times as long. */
const ranksAfter = (each: number) =>
  prepared(
    (_, { term, after }: { term: string; after: number }) => sql<{ readonly list: string }>`
      select json_group_array(rowid) as list from (select rowid from product_search
        where product_search match ${term} and rowid > ${after} order by rowid limit ${sql.lit(each)})`,
  );

const flat = new WeakMap<Condition, readonly string[]>();

/** The same list for the same condition, which walks of one search share. */
function anyIn(condition: Condition): readonly string[] {
  const terms = flat.get(condition) ?? condition.single.flat();
  flat.set(condition, terms);
  return terms;
}

/** Null for what a walk has as soon: one list from its beginning, or words within filters, where many meet. */
function termsOf({ conditions, isLong, isOfWords }: Walk): (readonly string[])[] | null {
  if (!isLong || !isOfWords || conditions.length < 2) return null;
  if (conditions.some(({ together }) => together.length > 0)) return null;
  return conditions.map(anyIn);
}
