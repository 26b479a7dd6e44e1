import type { Database } from "#platform/database/database.ts";
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

/**
 * Sorted prices by category and stars, 8 bytes a product, so that every count of every filter is two binary searches.
 * Follows the journal of changes; counts are never older than the statement they are shown with.
 */
export function createShelfCounts(db: Database) {
  let shelves = new Map<string, Float64Array[]>();
  let known: Age | undefined;
  let following: Promise<void> = Promise.resolve();

  return {
    /** Comes up to the age that the caller has just read. */
    async follow(seen: Age): Promise<void> {
      if (known && known.epoch === seen.epoch && known.version >= seen.version) return;
      following = following.catch(() => {}).then(() => catchUp(seen));
      await following;
    },
    count({ leaves, leastStars, minPaise, maxPaise }: CountQuestion): number {
      let sum = 0;
      for (const leaf of leaves) {
        const groups = shelves.get(leaf);
        if (!groups) continue;
        for (let stars = leastStars; stars < starGroups; stars++)
          sum += between(groups[stars] ?? none, minPaise, maxPaise);
      }
      return sum;
    },
  };

  async function catchUp(seen: Age): Promise<void> {
    if (!known || known.epoch !== seen.epoch) return takeAnew(seen);
    if (known.version >= seen.version) return;
    const changes = await readChangesAfter(db.read, known.version, seen.version);
    if (!changes) return takeAnew(seen);
    for (const { category, rating, unit_paise, difference } of changes)
      apply(category, starsOf(rating), unit_paise, difference);
    known = seen;
  }

  async function takeAnew(seen: Age): Promise<void> {
    const rows = await loadShelves(db.read);
    const taken = new Map<string, Float64Array[]>();
    for (const row of rows) {
      const groups = taken.get(row.category) ?? emptyGroups();
      groups[row.stars] = Float64Array.from(JSON.parse(row.prices) as number[]).sort();
      taken.set(row.category, groups);
    }
    shelves = taken;
    known = { version: rows[0]?.version ?? seen.version, epoch: rows[0]?.epoch ?? seen.epoch };
  }

  function apply(category: string, stars: number, price: number, difference: number): void {
    const groups = shelves.get(category) ?? emptyGroups();
    const prices = groups[stars] ?? none;
    const at = firstAtLeast(prices, price);
    const tail = difference > 0 ? at : at + 1;
    const changed = new Float64Array(prices.length + difference);
    changed.set(prices.subarray(0, at));
    if (difference > 0) changed[at] = price;
    changed.set(prices.subarray(tail), difference > 0 ? at + 1 : at);
    groups[stars] = changed;
    shelves.set(category, groups);
  }
}

const none = new Float64Array(0);

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
