import type { Database } from "#platform/database/database.ts";
import { type PriceDifference, PricedGroups } from "../rules/priced-groups.ts";
import { type Age, readChangesAfter } from "../storage/version-repository.ts";
import { type CategoryPrices, loadCategoryPrices } from "./category-counts-repository.ts";

export interface CountQuestion {
  readonly leafCategories: readonly string[];
  readonly leastStars: number;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

export type CategoryCounts = ReturnType<typeof createCategoryCounts>;

const starGroups = 5;
const mostRanges = 50;
/** With more changes, the prices are sorted in anew. */
const mostWaiting = 500;

/**
 * The prices of what is sold, in groups by category and stars. A page asks a hundred counts of the same prices: what
 * each group has there is counted once. Follows the journal of changes; counts are never older than the statement they
 * are shown with.
 */
export function createCategoryCounts(db: Database) {
  /** The first of the groups of each category. */
  let groupOf = new Map<string, number>();
  let groups = PricedGroups.of([], { products: 0, many: 1 });
  /** What changed since they were sorted. */
  let waiting: PriceDifference[] = [];
  /** Of a range of prices, how many each group has. */
  const counted = new Map<string, Int32Array>();
  let known: Age | undefined;
  let following: Promise<void> = Promise.resolve();

  return {
    /** Comes up to the age that the caller has just read. */
    async follow(seen: Age): Promise<void> {
      if (isKnown(seen)) return;
      following = following.catch(() => {}).then(() => catchUp(seen));
      await following;
    },
    count({ leafCategories, leastStars, minPaise, maxPaise }: CountQuestion): number {
      const inRange = countedIn(minPaise, maxPaise);
      let sum = 0;
      for (const leafCategory of leafCategories) {
        const first = groupOf.get(leafCategory);
        if (first === undefined) continue;
        for (let stars = leastStars; stars < starGroups; stars++) sum += inRange[first + stars] ?? 0;
      }
      return sum;
    },
  };

  function countedIn(minPaise: number | null, maxPaise: number | null): Int32Array {
    const range = `${minPaise} ${maxPaise}`;
    const before = counted.get(range);
    if (before) return before;
    if (counted.size >= mostRanges) counted.clear();
    const counts = groups.countBetween(minPaise, maxPaise, groupOf.size * starGroups);
    for (const { price, group, difference } of waiting)
      if (price >= (minPaise ?? 0) && price <= (maxPaise ?? price))
        counts[group] = (counts[group] ?? 0) + difference;
    counted.set(range, counts);
    return counts;
  }

  /** A replica that lags may show an older age: what is counted never goes back to it. */
  function isKnown({ epoch, version }: Age): boolean {
    return !!known && (known.epoch > epoch || (known.epoch === epoch && known.version >= version));
  }

  async function catchUp(seen: Age): Promise<void> {
    if (isKnown(seen)) return;
    if (!known || known.epoch < seen.epoch) return takeAnew(seen);
    const changes = await readChangesAfter(db.read, known.version, seen.version);
    if (!changes) return takeAnew(seen);
    counted.clear();
    for (const { category, rating, unit_paise: price, difference } of changes)
      waiting.push({ price, group: firstOf(category) + starsOf(rating), difference });
    if (waiting.length > mostWaiting) {
      groups = groups.with(waiting, groupOf.size * starGroups);
      waiting = [];
    }
    known = seen;
  }

  async function takeAnew(seen: Age): Promise<void> {
    const rows = await loadCategoryPrices(db.whole);
    const age = { version: rows[0]?.version ?? seen.version, epoch: rows[0]?.epoch ?? seen.epoch };
    if (isKnown(age)) return;
    groupOf = new Map();
    waiting = [];
    for (const { category } of rows) firstOf(category);
    const products = rows.reduce((sum, row) => sum + row.products, 0);
    groups = PricedGroups.of(pricesIn(rows), { products, many: Math.max(1, groupOf.size * starGroups) });
    counted.clear();
    known = age;
  }

  function* pricesIn(rows: readonly CategoryPrices[]) {
    for (const { category, rating, prices } of rows)
      yield { group: firstOf(category) + starsOf(rating), prices: JSON.parse(prices) as number[] };
  }

  function firstOf(category: string): number {
    const first = groupOf.get(category) ?? groupOf.size * starGroups;
    groupOf.set(category, first);
    return first;
  }
}

function starsOf(rating: number): number {
  return Math.min(4, Math.floor(rating / 100));
}
