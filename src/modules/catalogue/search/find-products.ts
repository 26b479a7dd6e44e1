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
import { createListed } from "./list-products.ts";
import { offeredOf } from "./offered-values.ts";
import { pageOf, type SearchFrame } from "./page-of-results.ts";
import { rankResults } from "./rank-results.ts";

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
  readonly counts: CategoryCounts;
}

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
export function createSearch({ db, synonyms, categories, chosenFor, counts }: SearchParts) {
  const { wordsOf, readAhead } = createProductWords(db);
  const listed = createListed({ read: db.read, categories, wordsOf, counts });
  const candidatesOf = createCandidates(db);
  const knownWords = createKeptWords(db);
  let isSearched = false;
  return {
    /** Some of the products that searches rank, where somebody searches at all; tells whether more are left. */
    readAhead: async () => isSearched && readAhead(),
    /** All that passes the filters, where there are no words. */
    async find(text: string, frame: SearchFrame): Promise<SearchResult> {
      const query = readQuery(text, synonyms);
      if (query.length === 0) return { ...(await listed(frame)), corrected: null };
      isSearched = true;
      const known = await knownWords(query);
      const wrong = query.filter((word) => !isKnown(word, known));
      const asTyped = async () =>
        shown(query, await candidatesOf(query, known, frame), known, { frame, text, corrected: null });
      if (wrong.length === 0) return asTyped();
      const corrected = await correctWords(db.read, text, wrong, known, synonyms);
      const meant = corrected === null ? [] : readQuery(corrected.text, synonyms);
      const found = corrected && (await candidatesOf(meant, corrected.known, frame));
      const isMet = found && (found.complete.length > 0 || found.isFull);
      const isMeant = isMet || (found && corrected.isSure && found.partial.length > 0);
      // Nothing has all words as they may have been meant: if the thing is known, what was typed of it is searched.
      const isHeadKnown = query.some((word) => word.isHeadNoun && !wrong.includes(word));
      if (!isMeant && (isHeadKnown || (!found && wrong.length < query.length))) return asTyped();
      if (!found) return { ...nothing, age: known.age };
      return shown(meant, found, corrected.known, { frame, text, corrected: corrected.text });
    },
  };

  async function shown(
    query: readonly QueryWord[],
    candidates: Candidates,
    known: KnownWords,
    { frame, text, corrected }: Showing,
  ): Promise<SearchResult> {
    const tree = await categories();
    const chosen = chosenFor(corrected ?? text);
    const rankedOf = (met: Candidates) => {
      const numbers = [...met.complete, ...met.partial].map(({ number }) => number);
      return wordsOf(numbers, known.version, (products, places) =>
        rankResults({ query, met, products, places, known, tree, chosen }),
      );
    };
    let { isMore } = candidates;
    let ranked = await rankedOf(candidates);
    // A page that ends with the first has to say whether another follows.
    if (isMore && frame.most < frame.mostBeyond && frame.offset + frame.limit >= ranked.length) {
      const wider = await candidatesOf(query, known, { ...frame, most: frame.mostBeyond });
      // The first stay where they were.
      const first = new Set(ranked.map(({ number }) => number));
      const complete = wider.complete.filter(({ number }) => !first.has(number));
      ranked = [...ranked, ...(await rankedOf({ ...wider, complete }))];
      isMore = wider.isMore;
    }
    // What led to nothing was not meant; a filter that leaves nothing of many takes no word back.
    const meant = ranked.length > 0 || candidates.isFull ? corrected : null;
    const page = pageOf(ranked, { isFull: candidates.isFull, isMore }, frame);
    return { ...page, corrected: meant, age: known.age };
  }
}

function isKnown(word: QueryWord, known: KnownWords): boolean {
  return (
    word.alternatives.some(({ words }) => words.every((one) => known.uses.has(one))) ||
    known.begunWith(word.typed).length > 0
  );
}
