import type { Database } from "#platform/database/database.ts";
import type { ShelfChangeRow } from "../storage/catalogue-tables.ts";
import { type Age, readChangesAfter } from "../storage/version-repository.ts";
import { loadShelves } from "./shelf-counts-repository.ts";

export interface CountQuestion {
  readonly leaves: readonly string[];
  readonly leastStars: number;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

export type ShelfCounts = ReturnType<typeof createShelfCounts>;

const starGroups = 5;
const mostRanges = 50;

/**
 * Sorted prices by category and stars, 8 bytes a product, so that every count of every filter is two binary searches.
 * A page asks a hundred counts of the same prices: what each category has there is searched once. Follows the journal of
 * changes; counts are never older than the statement they are shown with.
 */
export function createShelfCounts(db: Database) {
  let shelves = new Map<string, Float64Array[]>();
  /** Of a range of prices, how many each category has with at least so many stars. */
  const counted = new Map<string, Map<string, readonly number[]>>();
  let known: Age | undefined;
  let following: Promise<void> = Promise.resolve();

  return {
    /** Comes up to the age that the caller has just read. */
    async follow(seen: Age): Promise<void> {
      if (isKnown(seen)) return;
      following = following.catch(() => {}).then(() => catchUp(seen));
      await following;
    },
    count({ leaves, leastStars, minPaise, maxPaise }: CountQuestion): number {
      const inRange = countedIn(`${minPaise} ${maxPaise}`);
      let sum = 0;
      for (const leaf of leaves) {
        let known = inRange.get(leaf);
        if (!known) {
          known = countsWithStars(shelves.get(leaf) ?? noGroups, minPaise, maxPaise);
          inRange.set(leaf, known);
        }
        sum += known[leastStars] ?? 0;
      }
      return sum;
    },
  };

  function countedIn(range: string): Map<string, readonly number[]> {
    const known = counted.get(range);
    if (known) return known;
    if (counted.size >= mostRanges) counted.clear();
    const made = new Map<string, readonly number[]>();
    counted.set(range, made);
    return made;
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
    const ofCategory = Map.groupBy(changes, ({ category }) => category);
    for (const [category, some] of ofCategory)
      for (const [stars, few] of Map.groupBy(some, ({ rating }) => starsOf(rating)))
        apply(category, stars, few);
    known = seen;
  }

  async function takeAnew(seen: Age): Promise<void> {
    const rows = await loadShelves(db.read);
    const age = { version: rows[0]?.version ?? seen.version, epoch: rows[0]?.epoch ?? seen.epoch };
    if (isKnown(age)) return;
    const taken = new Map<string, Float64Array[]>();
    for (const row of rows) {
      const groups = taken.get(row.category) ?? emptyGroups();
      groups[row.stars] = Float64Array.from(JSON.parse(row.prices) as number[]).sort();
      taken.set(row.category, groups);
    }
    shelves = taken;
    counted.clear();
    known = age;
  }

  /** In one walk along the prices, however many changed: a sale of a large category changes very many. */
  function apply(category: string, stars: number, changes: readonly ShelfChangeRow[]): void {
    const groups = shelves.get(category) ?? emptyGroups();
    const differences = new Map<number, number>();
    for (const { unit_paise: price, difference } of changes)
      differences.set(price, (differences.get(price) ?? 0) + difference);
    groups[stars] = merged(groups[stars] ?? none, differences);
    shelves.set(category, groups);
  }
}

function merged(prices: Float64Array, differences: ReadonlyMap<number, number>): Float64Array {
  const changed = [...differences].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b);
  const result = new Float64Array(prices.length + changed.reduce((sum, [, by]) => sum + by, 0));
  let from = 0;
  let to = 0;
  const keepUpTo = (end: number) => {
    result.set(prices.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  for (const [price, by] of changed) {
    keepUpTo(firstAtLeast(prices, price));
    if (by < 0) from -= by;
    else {
      result.fill(price, to, to + by);
      to += by;
    }
  }
  keepUpTo(prices.length);
  return result;
}

const none = new Float64Array(0);
const noGroups: readonly Float64Array[] = [];

/** At these prices, by the least number of stars. */
function countsWithStars(
  groups: readonly Float64Array[],
  minPaise: number | null,
  maxPaise: number | null,
): readonly number[] {
  const counts = Array.from({ length: starGroups }, () => 0);
  let sum = 0;
  for (let stars = starGroups - 1; stars >= 0; stars--) {
    sum += between(groups[stars] ?? none, minPaise, maxPaise);
    counts[stars] = sum;
  }
  return counts;
}

function emptyGroups(): Float64Array[] {
  return Array.from({ length: starGroups }, () => none);
}

function starsOf(rating: number): number {
  return Math.min(4, Math.floor(rating / 100));
}

function between(prices: Float64Array, min: number | null, max: number | null): number {
  const from = min === null ? 0 : firstAtLeast(prices, min);
  const to = max === null ? prices.length : firstAtLeast(prices, max + 1);
  return Math.max(0, to - from);
}

function firstAtLeast(prices: Float64Array, price: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
