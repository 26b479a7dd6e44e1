import type { Database } from "#platform/database/database.ts";
import { isChosen, type SearchFilters, searchReach } from "#ports/search-engines/search-engine.ts";
import type { OfferedValues } from "../catalogue-view.ts";
import type { CategoryCounts } from "../listing/category-counts.ts";
import { loadAge, loadListing, scopeOf } from "../listing/listing-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { numberIn } from "../rules/search/rank.ts";
import type { Age } from "../storage/version-repository.ts";
import type { ProductWords } from "./index/product-words-repository.ts";
import { readValues, type ShopFacts } from "./index/vocabulary-repository.ts";
import { offeredOf } from "./offered-values.ts";
import { type PageOfResults, pageOf, type SearchFrame } from "./page-of-results.ts";
import { walkOfFilters } from "./query-walks.ts";
import { productAt, type Ranked } from "./rank-results.ts";
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
  readonly goods: readonly Ranked[] | null;
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
    const exact = isChosen(filters) ? null : await pageInOrder(frame);
    if (exact) return { ...exact, offered };
    const met = await walkListing(read, filters, reach);
    const isMore = met.length >= reach;
    return { ...pageOf(await listed(met, facts), { isFull: true, isMore }, frame), offered, age };
  };

  /** From one index, however many there are; null where prices or stars leave so few that these are sorted one by one. */
  async function pageInOrder({ filters, sort, offset, limit }: SearchFrame) {
    const tree = await categories();
    const { category, minPaise, maxPaise, rating } = filters;
    const seen = await loadAge(read);
    await counts.follow(seen);
    const leafCategories = tree.leafCategoriesOf(category);
    const total = counts.count({ minPaise, maxPaise, leafCategories, leastStars: rating ?? 0 });
    const isBounded = minPaise !== null || maxPaise !== null || rating !== null;
    if (isBounded && sort !== "relevance" && total <= reach) return null;
    const { numbers, age } =
      isBounded && sort === "relevance"
        ? { numbers: (await walkListing(read, filters, offset + limit)).slice(offset), age: seen }
        : await loadListing(read, { ...filters, sort, offset, limit }, scopeOf(category, tree));
    return { numbers, age, total, complete: total, othersFrom: null, isMore: false, counts: null };
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
    const { numbers } = await loadListing(read, all, scopeOf(category, await categories()));
    const isWhole = numbers.length <= reach;
    const goods = await listed(isWhole ? numbers : numbers.slice(0, mostAsked), facts);
    const offered = offeredOf(goods, undefined, false);
    return { goods: isWhole ? goods : null, offered, isOfAll: category === null };
  }

  function listed(numbers: readonly number[], { version }: ShopFacts): Promise<Ranked[]> {
    return wordsOf(numbers, version, (products, places) =>
      places.flatMap((place, at) => {
        const number = numbers[at];
        // What is gone by now has no place.
        if (place === 0 || number === undefined) return [];
        return { number, rank: at, isComplete: true, ...productAt(products, place) };
      }),
    );
  }
}

const everything = { minPaise: null, maxPaise: null, rating: null, sort: "relevance", offset: 0 } as const;

/** The best of what passes the filters, without any words: prices lie in the index in the order of rank. */
export async function walkListing(
  read: Database["read"],
  filters: SearchFilters,
  most: number,
): Promise<number[]> {
  const chain: WalkChain = { walks: [walkOfFilters(filters)], most, isMany: true };
  const [walked] = await searchStoreOf(read).walk(read, [chain]);
  return walked?.ranks.map(numberIn) ?? [];
}
