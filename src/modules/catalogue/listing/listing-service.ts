import { localised } from "#contract/format/localised.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Database } from "#platform/database/database.ts";
import { dependsOn } from "#platform/invalidation/dependencies.ts";
import {
  isChosen,
  type OfferedByFilter,
  type ResultCount,
  type SearchEngine,
  type SearchSuggestions,
  searchReach,
} from "#ports/search-engines/search-engine.ts";
import type {
  CategoryView,
  ListingQuery,
  ListingView,
  OfferedValues,
  SuggestionsView,
} from "../catalogue-view.ts";
import { catalogueLang } from "../rules/catalogue-lang.ts";
import { type Category, type CategoryTree, viewedCategory } from "../rules/category-tree.ts";
import { choiceFilters } from "../rules/filters/all-filters.ts";
import { readPriceInQuery } from "../rules/search/price-in-query.ts";
import { shownKeys } from "../rules/shown-keys.ts";
import { foldWords } from "../rules/words/fold-words.ts";
import { type CardRow, listedOf } from "./card-repository.ts";
import type { CategoryCounts } from "./category-counts.ts";
import { createKeptCards } from "./kept-cards-repository.ts";
import { loadAge } from "./listing-repository.ts";

export interface ListingParts {
  readonly db: Database;
  readonly counts: CategoryCounts;
  readonly categories: () => Promise<CategoryTree>;
  readonly search: SearchEngine;
  /** Told of each search that found nothing. */
  readonly missed: (search: string) => void;
}

export function createListingService({ db, counts, categories, search, missed }: ListingParts) {
  const cardsOf = createKeptCards(db);
  return {
    /** Whatever makes the next searches quicker; tells whether more is left. */
    readAhead: async () => (await search.warmUp?.()) ?? false,
    /** The category may be named by its id or by any of its names. */
    async openListing(given: ListingQuery, lang: Lang = catalogueLang): Promise<Outcome<ListingView>> {
      dependsOn(shownKeys.cards);
      const asked = withSaidPrice(given);
      const tree = await categories();
      const category = asked.category === null ? null : tree.find(asked.category);
      if (category === undefined)
        return success(viewOf({ ...asked, page: 1 }, tree, nothingIn(asked, tree), lang));
      const query = { ...asked, category: category?.id ?? null };
      if ((query.page - 1) * query.limit >= searchReach) return failure("pageTooFar", { field: "page" });
      const isSearch = foldWords(query.search).length > 0;
      if (isSearch) dependsOn(shownKeys.choices);
      const filled = await filledBy(query, tree, { isSearch, lang });
      if (isSearch && filled.complete === 0) missed(query.search);
      return success(viewOf(query, tree, filled, lang));
    },
    async suggest(text: string, lang: Lang = catalogueLang): Promise<SuggestionsView> {
      dependsOn(shownKeys.cards, shownKeys.choices);
      const tree = await categories();
      const { search: typed, ...prices } = readPriceInQuery(text) ?? { ...noPrices, search: text };
      const words = foldWords(typed, 8);
      if (words.length === 0) return { products: [], categories: [] };
      const filters = { category: null, rating: null, ...prices };
      const rows = await rowsOf(await search.suggest({ text: typed, filters, limit: mostSuggested }), lang);
      const named = tree.all.filter(({ name, label }) =>
        [name, ...Object.values(label)].some((one) => beginsWith(one, words)),
      );
      const met = categoriesOf(rows)
        .flatMap((id) => tree.of(id) ?? [])
        .filter(({ isHidden }) => !isHidden);
      return {
        products: rows.map((row) => listedOf(row, lang)),
        categories: [...new Set([...named, ...met])].slice(0, 4).map(({ id, name }) => ({ id, name })),
      };
    },
  };

  async function filledBy(
    query: ListingQuery,
    tree: CategoryTree,
    { isSearch, lang }: { readonly isSearch: boolean; readonly lang: Lang },
  ): Promise<Filled> {
    const { category, rating, minPaise, maxPaise, chosen, sort, page, limit } = query;
    const answer = await search.find({
      text: query.search,
      filters: { category, rating, minPaise, maxPaise, chosen },
      leafCategories: tree.leafCategoriesOf(category),
      sort,
      offset: (page - 1) * limit,
      limit,
    });
    const age = answer.age ?? (await loadAge(db.read));
    const found = {
      ...answer,
      offered: offeredIn(answer.offered),
      rows: await rowsOf({ ...answer, age }, lang),
    };
    if (isSearch || isChosen(query)) return { ...found, ...countsFound(found.counts, query, tree) };
    // What is not told by categories, stars and prices is counted of any number of products.
    await counts.follow(age);
    const asks = (category: string | null, rating: number | null) =>
      counts.count({ ...query, leafCategories: tree.leafCategoriesOf(category), leastStars: rating ?? 0 });
    const byCategory = (category: string | null) => asks(category, rating);
    return {
      ...found,
      byCategory,
      completeIn: byCategory,
      byRating: (least) => asks(category, least),
    };
  }

  /** An engine of another kind does not know the age of the catalogue. */
  async function rowsOf({ numbers, age }: SearchSuggestions, lang: Lang): Promise<CardRow[]> {
    return cardsOf(numbers, age ?? (await loadAge(db.read)), lang);
  }

  function viewOf(query: ListingQuery, tree: CategoryTree, filled: Filled, lang: Lang): ListingView {
    const category = query.category === null ? null : (tree.of(query.category) ?? null);
    const parent = category && tree.parentOf(category);
    const children = category === null ? [] : tree.childrenOf(parent?.id ?? category.id);
    return {
      query,
      category: categoryHead(category, lang),
      parent: viewedCategory(parent),
      children: children.map((child) => ({ ...viewedCategory(child), count: filled.byCategory(child.id) })),
      cards: filled.rows.map((row) => listedOf(row, lang)),
      total: filled.total,
      complete: filled.complete,
      othersFrom: filled.othersFrom,
      isMore: filled.isMore,
      pages: Math.ceil(Math.min(filled.total, searchReach) / query.limit),
      categoryChoices: [null, ...tree.all.map(({ id }) => id)].map((id) => ({
        id,
        count: filled.byCategory(id),
        complete: filled.completeIn(id),
      })),
      ratingChoices: [4, 3, 2, 1, null].map((least) => ({ least, count: filled.byRating(least) })),
      offeredValues: filled.offered,
      corrected: filled.corrected,
    };
  }
}

function categoryHead(category: Category | null, lang: Lang): CategoryView | null {
  if (category === null) return null;
  const { text: tagline, lang: taglineLang } = localised(lang, category.tagline, category.taglines[lang]);
  return { ...viewedCategory(category), tagline, ...(taglineLang && { taglineLang }) };
}

/** What is counted of what was found; null where not all was looked at. */
function countsFound(
  found: readonly ResultCount[] | null,
  { category, rating }: ListingQuery,
  tree: CategoryTree,
): Pick<Filled, "byCategory" | "completeIn" | "byRating"> {
  const inCategories = found && countsByCategory(found, tree, rating ?? 0);
  const whole = found?.map(
    ([leafCategory, stars, , count]): ResultCount => [leafCategory, stars, count, count],
  );
  const wholeIn = whole && countsByCategory(whole, tree, rating ?? 0);
  const wanted = new Set(tree.leafCategoriesOf(category));
  const inCategory = found?.filter(([leafCategory]) => wanted.has(leafCategory));
  return {
    byCategory: (id) => inCategories && (inCategories.get(id) ?? 0),
    completeIn: (id) => (wholeIn ? (wholeIn.get(id) ?? 0) : null),
    byRating: (least) =>
      inCategory?.reduce((sum, [, stars, count]) => sum + (stars >= (least ?? 0) ? count : 0), 0) ?? null,
  };
}

interface Filled {
  readonly rows: readonly CardRow[];
  readonly total: number;
  readonly complete: number;
  readonly othersFrom: number | null;
  readonly isMore: boolean;
  readonly corrected: string | null;
  readonly offered: readonly OfferedValues[];
  readonly byCategory: (category: string | null) => number | null;
  readonly completeIn: (category: string | null) => number | null;
  readonly byRating: (rating: number | null) => number | null;
}

/** A category that nobody knows holds nothing; perhaps another was meant. */
function nothingIn({ category }: ListingQuery, tree: CategoryTree): Filled {
  const none = () => 0;
  const corrected = category === null ? null : (tree.nearest(category)?.id ?? null);
  return {
    rows: [],
    total: 0,
    complete: 0,
    othersFrom: null,
    isMore: false,
    corrected,
    offered: offeredIn([]),
    byCategory: none,
    completeIn: none,
    byRating: none,
  };
}

/** Of every filter of several values, what is offered. */
function offeredIn(offered: readonly OfferedByFilter[]): OfferedValues[] {
  return choiceFilters.map(
    ({ name }) => offered.find(({ filter }) => filter === name) ?? { filter: name, values: [] },
  );
}

const mostSuggested = 6;
const noPrices = { minPaise: null, maxPaise: null };

/**
 * A price that was typed is a filter like any other, which the page shows and takes away; one that was set goes first.
 */
function withSaidPrice(asked: ListingQuery): ListingQuery {
  if (asked.minPaise !== null || asked.maxPaise !== null) return asked;
  return { ...asked, ...readPriceInQuery(asked.search) };
}

/** Of each category with those below it, and of all by null. */
function countsByCategory(found: readonly ResultCount[], tree: CategoryTree, leastStars: number) {
  const counts = new Map<string | null, number>();
  for (const [leafCategory, stars, count] of found) {
    const category = stars >= leastStars ? tree.of(leafCategory) : undefined;
    const within = category
      ? [leafCategory, ...(category.parent === null ? [] : [category.parent]), null]
      : [];
    for (const id of within) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** The categories in which several of the best answers lie. */
function categoriesOf(rows: readonly CardRow[]): string[] {
  return [...Map.groupBy(rows, ({ category }) => category)]
    .filter(([, { length }]) => length > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([category]) => category);
}

function beginsWith(name: string, words: readonly string[]): boolean {
  const parts = foldWords(name);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
