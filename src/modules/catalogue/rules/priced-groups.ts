/** How many more there are of a group at a price; fewer where it is negative. */
export interface PriceDifference {
  readonly price: number;
  readonly group: number;
  readonly difference: number;
}

/** So many products lie between two places where it is known how many of each group come before. */
const leastStep = 512;

/**
 * The prices of all products, sorted, each with the group it belongs to. How many of each group come before is kept for
 * every so-manyth: a range of prices is counted for all groups at once, in two looks and two short walks, however many
 * products lie in it.
 */
export class PricedGroups {
  readonly #prices: Float64Array;
  readonly #groups: Uint16Array;
  readonly #many: number;
  readonly #step: number;
  readonly #before: Uint32Array;

  private constructor(prices: Float64Array, groups: Uint16Array, many: number) {
    this.#prices = prices;
    this.#groups = groups;
    this.#many = many;
    this.#step = Math.max(leastStep, 4 * many);
    this.#before = this.#countBefore();
  }

  /** Of so many products in so many groups, some of one group at a time: a large shop never has all of them in hand. */
  static of(
    some: Iterable<{ readonly group: number; readonly prices: readonly number[] }>,
    { products, many }: { readonly products: number; readonly many: number },
  ): PricedGroups {
    const keys = new Float64Array(products);
    let end = 0;
    for (const { group, prices } of some) for (const price of prices) keys[end++] = price * many + group;
    keys.sort();
    const groups = new Uint16Array(products);
    for (let at = 0; at < products; at++) {
      const key = keys[at] ?? 0;
      keys[at] = Math.floor(key / many);
      groups[at] = key % many;
    }
    return new PricedGroups(keys, groups, many);
  }

  /** How many of each group have a price from the one to the other; there may be more groups by now. */
  countBetween(min: number | null, max: number | null, many: number): Int32Array {
    const from = min === null ? 0 : this.#firstAtLeast(min);
    const to = max === null ? this.#prices.length : this.#firstAtLeast(max + 1);
    const counts = new Int32Array(many);
    if (from >= to) return counts;
    this.#addBefore(counts, to, 1);
    this.#addBefore(counts, from, -1);
    return counts;
  }

  /** In one walk along the prices, however many changed: a sale of a large category changes very many. */
  with(differences: readonly PriceDifference[], many: number): PricedGroups {
    const sum = differences.reduce((all, { difference }) => all + difference, 0);
    const prices = new Float64Array(this.#prices.length + sum);
    const groups = new Uint16Array(prices.length);
    let from = 0;
    let to = 0;
    const keepUpTo = (end: number) => {
      prices.set(this.#prices.subarray(from, end), to);
      groups.set(this.#groups.subarray(from, end), to);
      to += end - from;
      from = end;
    };
    const byPrice = [...Map.groupBy(differences, ({ price }) => price)].sort(([a], [b]) => a - b);
    for (const [price, changes] of byPrice) {
      keepUpTo(this.#firstAtLeast(price));
      const counts = new Int32Array(many);
      while (this.#prices[from] === price) addTo(counts, this.#groups[from++] ?? 0, 1);
      for (const { group, difference } of changes) addTo(counts, group, difference);
      for (const [group, count] of counts.entries()) {
        prices.fill(price, to, to + count);
        groups.fill(group, to, to + count);
        to += count;
      }
    }
    keepUpTo(this.#prices.length);
    return new PricedGroups(prices, groups, many);
  }

  /** A row for each step, of how many of each group lie before it. */
  #countBefore(): Uint32Array {
    const counts = new Uint32Array(this.#many);
    const before = new Uint32Array((Math.floor(this.#groups.length / this.#step) + 1) * this.#many);
    for (let at = 0; at < this.#groups.length; at++) {
      addTo(counts, this.#groups[at] ?? 0, 1);
      if ((at + 1) % this.#step === 0) before.set(counts, ((at + 1) / this.#step) * this.#many);
    }
    return before;
  }

  #addBefore(counts: Int32Array, place: number, sign: 1 | -1): void {
    const row = Math.floor(place / this.#step);
    for (let group = 0; group < this.#many; group++)
      addTo(counts, group, sign * (this.#before[row * this.#many + group] ?? 0));
    for (let at = row * this.#step; at < place; at++) addTo(counts, this.#groups[at] ?? 0, sign);
  }

  #firstAtLeast(price: number): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#prices[middle] ?? 0) < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function addTo(counts: Int32Array | Uint32Array, at: number, more: number): void {
  counts[at] = (counts[at] ?? 0) + more;
}
