import type { ListingQuery } from "#contract/catalogue-view.ts";
import type { Database } from "#platform/database/database.ts";
import { foldWords } from "./rules/fold-words.ts";
import { type Synonyms, type WordGroup, wordGroups } from "./rules/search-words.ts";
import { nearestWord } from "./rules/spelling.ts";
import { loadSearch, type SearchPage } from "./search-repository.ts";
import type { SearchFilters, SoughtWord } from "./search-walks.ts";
import { findSimilar, findWords } from "./vocabulary-repository.ts";

export interface Found extends SearchPage {
  readonly corrected: string | null;
}

/** What is asked beside the words. */
export interface SearchFrame {
  readonly filters: SearchFilters;
  readonly leaves: readonly string[];
  readonly sort: ListingQuery["sort"];
  readonly offset: number;
  readonly limit: number;
  readonly most: number;
}

const mostBegun = 12;
const mostWords = 8;
const nothing: SearchPage = { rows: [], total: 0, counts: [] };

export function createSearch({ db, synonyms }: { db: Database; synonyms: Synonyms }) {
  return {
    /** At most three statements: the words of the shop, those like a wrong one, the products. */
    async find(text: string, frame: SearchFrame): Promise<Found> {
      const typed = foldWords(text, mostWords);
      const groups = wordGroups(text, synonyms);
      if (groups.length === 0) return { ...nothing, corrected: null };
      const words = [...new Set([...typed, ...groups.flat(2)])];
      const uses = new Map<string, number>();
      for (const known of await findWords(db.read, words, typed.filter(isLong), mostBegun))
        uses.set(known.word, known.uses);
      const wrong = groups.filter((group) => !isKnown(group, uses)).map(([own = []]) => own.join(" "));
      if (wrong.length === 0) return { ...(await products(groups, uses, frame)), corrected: null };
      const isSynonym = wrong.some((word) => synonyms.has(word));
      const corrected = isSynonym ? null : await correct(typed, wrong, uses);
      if (corrected === null) return { ...nothing, corrected };
      return { ...(await products(wordGroups(corrected, synonyms), uses, frame)), corrected };
    },
  };

  async function products(
    groups: readonly WordGroup[],
    uses: ReadonlyMap<string, number>,
    frame: SearchFrame,
  ): Promise<SearchPage> {
    const sought = groups.map((group, at) => soughtWord(group, at === groups.length - 1, uses));
    const rarity = (word: SoughtWord) =>
      [...word.meant.map(([first = ""]) => first), ...word.begun].reduce(
        (sum, one) => sum + (uses.get(one) ?? 0),
        0,
      );
    return loadSearch(db, { ...frame, sought: sought.sort((a, b) => rarity(a) - rarity(b)) });
  }

  async function correct(
    typed: readonly string[],
    wrong: readonly string[],
    uses: Map<string, number>,
  ): Promise<string | null> {
    const similar = Map.groupBy(await findSimilar(db.read, wrong), ({ given }) => given);
    const others = [...synonyms.keys()].map((word) => ({ word, uses: 0 }));
    const meant = new Map<string, string>();
    for (const word of wrong) {
      const near = similar.get(word) ?? [];
      for (const one of near) uses.set(one.word, one.uses);
      const nearest = nearestWord(word, near) ?? nearestWord(word, others);
      if (nearest === undefined) return null;
      meant.set(word, nearest);
    }
    return typed.map((word) => meant.get(word) ?? word).join(" ");
  }
}

/** The last word may still be being typed; another that is no word of the shop may be left half. */
function soughtWord(group: WordGroup, isLast: boolean, uses: ReadonlyMap<string, number>): SoughtWord {
  const [[word = "", ...rest] = []] = group;
  const isOpen = rest.length === 0 && isLong(word) && (isLast || !uses.has(word));
  return { meant: group, begun: isOpen ? [...uses.keys()].filter((known) => known.startsWith(word)) : [] };
}

function isKnown(group: WordGroup, uses: ReadonlyMap<string, number>): boolean {
  const [[word = "", ...rest] = []] = group;
  return (
    group.some((words) => words.every((one) => uses.has(one))) ||
    (rest.length === 0 && isLong(word) && [...uses.keys()].some((known) => known.startsWith(word)))
  );
}

function isLong(word: string): boolean {
  return [...word].length > 1;
}
