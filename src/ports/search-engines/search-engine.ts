import type { Tx } from "#platform/database/database.ts";

/**
 * What finds goods: a listing is a search without words. The shop's own is in the catalogue (`search/built-in-engine.ts`).
 * A module brings another (`searchEngine` in its manifest). Whatever is asked, it answers with numbers of products; what
 * stands on their cards, texts of pages and prices typed in words are the catalogue's.
 */
export interface SearchEngine extends SearchIndex {
  /** A page of what answers, with what there is in each category and of each value of filters. */
  find(asked: SearchRequest): Promise<SearchAnswer>;
  /** Of a text that is still being typed: the numbers of a few products that have all of it. */
  suggest(asked: Pick<SearchRequest, "text" | "filters" | "limit">): Promise<SearchSuggestions>;
  /** Done again and again while nobody waits; tells whether more is left. */
  warmUp?(): Promise<boolean>;
}

/** Told of each change of goods, in the transaction that makes it. */
export interface SearchIndex {
  /** Without what it was before, a product is new, or shown again. */
  index(tx: Tx, changes: readonly IndexedChange[]): Promise<void>;
  /** Found no more, as they were until now. */
  remove(tx: Tx, products: readonly IndexedProduct[]): Promise<void>;
}

export interface IndexedChange {
  readonly before?: IndexedProduct | undefined;
  readonly after: IndexedProduct;
}

/** What of a product is found by which words, and what filters and orders ask. */
export interface IndexedProduct {
  readonly number: number;
  readonly title: string;
  readonly brand: string;
  /** The names of its category and of what that belongs to, with a comma between. */
  readonly categoryWords: string;
  readonly description: string;
  /** Title and description in other languages, where there are such. */
  readonly told?: string;
  /** The names of the colours in which it comes. */
  readonly colourNames?: string;
  /** What it answers to of each filter of several values. */
  readonly choices?: readonly IndexedChoice[];
  readonly category: string;
  readonly topCategory: string;
  /** Hundredths of stars. */
  readonly rating: number;
  /** What can be bought, is featured, on sale and well liked stands first. */
  readonly popularity: number;
  readonly unitPaise: number;
}

export interface IndexedChoice {
  readonly filter: string;
  readonly value: string;
  /** As it is compared. */
  readonly key: string;
}

export interface SearchRequest {
  readonly text: string;
  readonly filters: SearchFilters;
  /** The categories that hold the products of the wanted one. */
  readonly leafCategories: readonly string[];
  readonly sort: "relevance" | "price-up" | "price-down" | "rating" | "newest";
  readonly offset: number;
  readonly limit: number;
}

export interface SearchFilters {
  readonly category: string | null;
  readonly rating: number | null;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
  /** By the name of a filter, the values of which a product must have any. */
  readonly chosen?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** No page is asked for that begins behind so many. */
export const searchReach = 2_400;

export interface SearchAnswer {
  /** Of this page, in order. */
  readonly numbers: readonly number[];
  readonly total: number;
  /** How many of these have all the words; the others are related. */
  readonly complete: number;
  /** Where on the page the others begin, from its start to its end, if what has all the words stands before them. */
  readonly othersFrom: number | null;
  /** There are more than the total. */
  readonly isMore: boolean;
  /** Null where not all that match were looked at. */
  readonly counts: readonly ResultCount[] | null;
  /** The values of filters that these have, each with how many would be left; null uncounted. */
  readonly offered: readonly OfferedByFilter[];
  /** What was searched instead of words that nothing has. */
  readonly corrected: string | null;
  /** Of the catalogue in which it was found, where that is known. */
  readonly age?: { readonly version: number; readonly epoch: number } | undefined;
}

/** How many are in a category with so many whole stars, at the wanted price, and how many of these have all the words. */
export type ResultCount = readonly [category: string, stars: number, count: number, complete: number];

export interface OfferedByFilter {
  readonly filter: string;
  readonly values: readonly { readonly value: string; readonly count: number | null }[];
}

export type SearchSuggestions = Pick<SearchAnswer, "numbers" | "age">;

/** Whether any value is chosen. */
export function isChosen({ chosen = {} }: Pick<SearchFilters, "chosen">): boolean {
  return Object.values(chosen).some(({ length }) => length > 0);
}
