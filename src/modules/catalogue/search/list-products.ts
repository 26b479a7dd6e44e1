import type { Database } from "#platform/database/database.ts";
import { isChosen, type SearchFilters, searchReach } from "#ports/search-engines/search-engine.ts";
import type { ListingQuery, OfferedValues } from "../catalogue-view.ts";
import type { CategoryCounts } from "../listing/category-counts.ts";
import { type ListingPage, loadAge, loadListing, scopeOf } from "../listing/listing-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { heldByBands } from "../rules/search/price-bands.ts";
import { numberIn } from "../rules/search/rank.ts";
import { shortestWay, type Way } from "../rules/shortest-way.ts";
import type { Age } from "../storage/version-repository.ts";
import type { ProductWords } from "./index/product-words-repository.ts";
import { readValues, type ShopFacts } from "./index/vocabulary-repository.ts";
import { offeredOf } from "./offered-values.ts";
import { type Listed, type PageOfResults, pageOf, type SearchFrame } from "./page-of-results.ts";
import { walkOfFilters } from "./query-walks.ts";
import type { WalkChain } from "./search-store.ts";
import { searchStoreOf } from "./search-store-of.ts";

/** So many products are looked at one by one. */
const reach = searchReach;
/** What is offered of more than these is what the first of them have. */
const mostAsked = 600;
/** Of all categories together. */
const mostKept = 12_000;

/** What the shop or a category holds, the most wanted first. */
interface WholeListing {
  readonly isOfAll: boolean;
  /** Null where there are too many. */
  readonly goods: readonly Listed[] | null;
  readonly offered: readonly OfferedValues[];
}

export interface ListedPage extends PageOfResults {
  readonly age: Age;
}

interface ListParts extends Pick<Database, "read"> {
  readonly categories: () => Promise<CategoryTree>;
  readonly wordsOf: ProductWords;
  readonly counts: CategoryCounts;
}

/**
 * A search without words. Its candidates are all that the shop or the category holds; of more than can be looked at,
 * those that the index has for what is chosen.
 */
export function createListed({ read, categories, wordsOf, counts }: ListParts) {
  const wholes = new Map<string, Promise<WholeListing>>();
  let keptAt = "";
  let kept = 0;
  return async (frame: SearchFrame): Promise<ListedPage> => {
    const { filters } = frame;
    const facts = await readValues(read);
    const { age } = facts;
    const { goods, offered, isOfAll } = await wholeOf(filters.category, facts);
    if (goods) {
      const page = pageOf(goods, { isFull: false, isMore: false }, frame);
      // What is in other categories was not looked at.
      return { ...page, counts: isOfAll ? page.counts : null, age };
    }
    if (!isChosen(filters)) return { ...(await inOrder(frame)), offered };
    const met = await walkListing(read, filters, reach);
    const isMore = met.length >= reach;
    return { ...pageOf(await listed(met, facts), { isFull: true, isMore }, frame), offered, age };
  };

  /** A page of very many of which nothing is chosen, from one index of the products. */
  async function inOrder({ filters, sort, offset, limit }: SearchFrame) {
    const query = { ...filters, sort, page: offset / limit + 1, limit };
    const tree = await categories();
    const way = wayTo(query, tree);
    const { numbers, age } = await (way === "bands"
      ? pageByRank(query)
      : loadListing(read, query, scopeOf(query.category, tree), way));
    await counts.follow(age);
    const total = counts.count({
      ...query,
      leafCategories: tree.leafCategoriesOf(query.category),
      leastStars: query.rating ?? 0,
    });
    return { numbers, age, total, complete: total, othersFrom: null, isMore: false, counts: null };
  }

  async function pageByRank(query: Ordered): Promise<ListingPage> {
    const end = query.page * query.limit;
    const age = await loadAge(read);
    const numbers = await walkListing(read, query, end);
    return { numbers: numbers.slice(end - query.limit), age };
  }

  function wayTo(query: Ordered, tree: CategoryTree): Way {
    const { minPaise, maxPaise, rating, sort } = query;
    const leafCategories = tree.leafCategoriesOf(query.category);
    const among = (range: Pick<SearchFilters, "minPaise" | "maxPaise">, leastStars: number) =>
      counts.count({ ...range, leafCategories, leastStars });
    const anyPrice = { minPaise: null, maxPaise: null };
    const inRange = minPaise === null && maxPaise === null ? null : among(query, 0);
    const rated = rating === null ? null : among(anyPrice, rating);
    const isBanded = inRange !== null && sort === "relevance";
    const bounded = sort === "rating" ? rated : sort.startsWith("price") ? inRange : null;
    return shortestWay({
      all: bounded ?? among(anyPrice, 0),
      inRange,
      rated,
      inBands: isBanded ? among(heldByBands(minPaise, maxPaise), 0) : null,
      matching: among(query, rating ?? 0),
      pageEnd: query.page * query.limit,
    });
  }

  /** Whoever asks for one that somebody waits for waits with them. */
  function wholeOf(category: string | null, facts: ShopFacts): Promise<WholeListing> {
    const now = `${facts.version} ${facts.age.version} ${facts.age.epoch}`;
    if (now !== keptAt || kept > mostKept) {
      wholes.clear();
      keptAt = now;
      kept = 0;
    }
    const within = facts.products <= reach ? null : category;
    const known = wholes.get(within ?? "");
    if (known) return known;
    const whole = loadWhole(within, facts);
    wholes.set(within ?? "", whole);
    whole.then(
      ({ goods }) => {
        kept += goods?.length ?? 0;
      },
      () => wholes.delete(within ?? ""),
    );
    return whole;
  }

  async function loadWhole(category: string | null, facts: ShopFacts): Promise<WholeListing> {
    const all = { ...everything, limit: reach + 1 };
    const { numbers } = await loadListing(read, all, scopeOf(category, await categories()), "order");
    const isWhole = numbers.length <= reach;
    const goods = await listed(isWhole ? numbers : numbers.slice(0, mostAsked), facts);
    const offered = offeredOf(goods, undefined, false);
    return { goods: isWhole ? goods : null, offered, isOfAll: category === null };
  }

  function listed(numbers: readonly number[], { version }: ShopFacts): Promise<Listed[]> {
    return wordsOf(numbers, version, (products, places) =>
      places.flatMap((place, at) => {
        const number = numbers[at];
        // What is gone by now has no place.
        if (place === 0 || number === undefined) return [];
        return {
          ...{ number, rank: at, isComplete: true },
          category: products.categoryAt(place),
          rating: products.ratingAt(place),
          unitPaise: products.unitPaiseAt(place),
          createdAt: products.createdAt(place),
          choices: products.choicesAt(place),
        };
      }),
    );
  }
}

const everything = { minPaise: null, maxPaise: null, rating: null, sort: "relevance", page: 1 } as const;

type Ordered = SearchFilters & Pick<ListingQuery, "sort" | "page" | "limit">;

/** The best of what passes the filters, without any words: prices lie in the index in the order of rank. */
export async function walkListing(
  read: Database["read"],
  filters: SearchFilters,
  most: number,
): Promise<number[]> {
  const chain: WalkChain = { walks: [walkOfFilters(filters)], most, expected: "many" };
  const [walked] = await searchStoreOf(read).walk(read, [chain]);
  return walked?.ranks.map(numberIn) ?? [];
}
