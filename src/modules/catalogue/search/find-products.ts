import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { SearchAnswer } from "#ports/search-engines/search-engine.ts";
import type { CategoryCounts } from "../listing/category-counts.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { type QueryWord, readQuery, type Synonyms } from "../rules/search/read-query.ts";
import type { Age } from "../storage/version-repository.ts";
import { type Candidates, createCandidates } from "./candidates.ts";
import { correctWords } from "./correct-words.ts";
import { createKeptWords } from "./index/kept-words-repository.ts";
import { createProductWords } from "./index/product-words-repository.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";
import { createWordLists, type WordLists } from "./index/word-lists-repository.ts";
import { createListed } from "./list-products.ts";
import { offeredOf } from "./offered-values.ts";
import { pageOf, passingOf, type SearchFrame } from "./page-of-results.ts";
import { countThings, type Ranked, rankResults, relateMentions, withProducts } from "./rank-results.ts";
import { createReadAhead } from "./read-ahead-repository.ts";

export interface SearchResult extends SearchAnswer {
  readonly age: Age;
}

/** How much each product was what people of this search chose, 0 to 1, by number. */
export type ChosenFor = (search: string) => ReadonlyMap<number, number>;

interface Showing {
  readonly frame: SearchFrame;
  readonly text: string;
  readonly corrected: string | null;
}

export interface SearchParts {
  readonly db: Database;
  readonly synonyms: Synonyms;
  readonly categories: () => Promise<CategoryTree>;
  readonly chosenFor: ChosenFor;
  readonly clock: Clock;
  readonly counts: CategoryCounts;
  readonly openLists?: () => WordLists;
}

/** Without a search for so long, what is kept for the next ones is let go. */
const quietMs = 600_000;

const nothing: Omit<SearchResult, "age"> = {
  numbers: [],
  total: 0,
  complete: 0,
  othersFrom: null,
  isMore: false,
  counts: [],
  corrected: null,
  offered: offeredOf([], {}, true),
};

/** From typed words to a page of products: docs/search.md goes along. */
export function createSearch({
  db,
  synonyms,
  categories,
  chosenFor,
  clock,
  counts,
  openLists = () => createWordLists(db),
}: SearchParts) {
  let kept = openKept();
  let usedAt: number | null = null;
  let isSearched = false;
  return {
    /** A few of the products that searches rank, and of the lists that they asked for: where somebody searches at all. */
    async readAhead(): Promise<boolean> {
      if (usedAt === null) return false;
      if (clock.now() - usedAt > quietMs) {
        usedAt = null;
        isSearched = false;
        kept = openKept();
      }
      if (!isSearched) return false;
      const { readProducts, lists } = kept;
      const isMore = await readProducts();
      return (await lists.readSome()) || isMore;
    },
    /** All that passes the filters, where there are no words. */
    async find(text: string, frame: SearchFrame): Promise<SearchResult> {
      usedAt = clock.now();
      const query = readQuery(text, synonyms);
      if (query.length === 0) return { ...(await kept.listed(frame)), corrected: null };
      isSearched = true;
      const known = await kept.knownWords(query);
      const wrong = query.filter((word) => !isKnown(word, known));
      if (wrong.length === 0)
        return shown(query, await kept.candidatesOf(query, known, frame), known, {
          ...{ frame, text },
          corrected: null,
        });
      const corrected = await correctWords(db.read, text, wrong, known, synonyms);
      const meant = corrected === null ? [] : readQuery(corrected.text, synonyms);
      const found = corrected && (await kept.candidatesOf(meant, corrected.known, frame));
      const isMet = found && (found.complete.length > 0 || found.isFull);
      if (found && (isMet || (corrected.isSure && found.partial.length > 0)))
        return shown(meant, found, corrected.known, { frame, text, corrected: corrected.text });
      // Nothing has all words as they may have been meant: if the thing is known, what was typed of it is searched.
      const isHeadKnown = query.some((word) => word.isHeadNoun && !wrong.includes(word));
      if (isHeadKnown || (!found && wrong.length < query.length))
        return shown(query, await kept.candidatesOf(query, known, frame), known, {
          ...{ frame, text },
          corrected: null,
        });
      if (!found) return { ...nothing, age: known.age };
      return shown(meant, found, corrected.known, { frame, text, corrected: corrected.text });
    },
  };

  function openKept() {
    const wordsOf = createProductWords(db);
    const lists = openLists();
    return {
      lists,
      wordsOf,
      listed: createListed({ read: db.read, categories, wordsOf, counts }),
      readProducts: createReadAhead(db, wordsOf),
      candidatesOf: createCandidates(db, lists),
      knownWords: createKeptWords(db),
    };
  }

  async function shown(
    query: readonly QueryWord[],
    candidates: Candidates,
    known: KnownWords,
    { frame, text, corrected }: Showing,
  ): Promise<SearchResult> {
    const tree = await categories();
    const chosen = chosenFor(corrected ?? text);
    const rankedOf = async (some: Candidates) => {
      const numbers = [...some.complete, ...some.partial].map(({ number }) => number);
      return kept.wordsOf(numbers, known.version, (products, places): readonly Ranked[] => {
        // In any order: whether a product is an answer shows only here.
        const found = withProducts(some, products, places);
        return rankResults({ query, found, products, known, tree, chosen });
      });
    };
    const met = await rankedOf(candidates);
    // Where a filter leaves no such thing, what tells of it is as good as anything.
    // Of very many, whose ends nobody reads, what tells of it stays where it ranks: pages follow on one another.
    const things = candidates.isMore ? 0 : countThings(passingOf(met, frame));
    const first = relateMentions(met, things);
    const near = pageOf(first, candidates, frame, candidates.isMore ? met : relateMentions(met));
    // A page that ends with the first has to say whether another follows.
    const isInside = !candidates.isMore || frame.offset + frame.limit < near.total;
    const beyond =
      isInside || frame.most >= frame.mostBeyond ? null : await beyondOf(query, candidates, known, frame);
    const page = beyond
      ? pageOf([...first, ...relateMentions(await rankedOf(beyond), things)], beyond, frame)
      : near;
    // What led to nothing was not meant; a filter that leaves nothing of many takes no word back.
    const meant = first.length > 0 || candidates.isFull ? corrected : null;
    return { ...page, corrected: meant, age: known.age };
  }

  /** What follows on the first that were looked at; they stay where they were. */
  async function beyondOf(
    query: readonly QueryWord[],
    { complete, isFull }: Candidates,
    known: KnownWords,
    frame: SearchFrame,
  ): Promise<Candidates> {
    const wider = await kept.candidatesOf(query, known, { ...frame, most: frame.mostBeyond });
    const shown = new Set(complete.map(({ number }) => number));
    return { ...wider, isFull, complete: wider.complete.filter(({ number }) => !shown.has(number)) };
  }
}

function isKnown(word: QueryWord, known: KnownWords): boolean {
  return (
    word.alternatives.some(({ words }) => words.every((one) => known.uses.has(one))) ||
    known.begunWith(word.typed).length > 0
  );
}
