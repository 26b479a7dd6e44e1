export type Way = "order" | "price" | "rating" | "bands";

/**
 * How to read a page of a listing so that the fewest entries of an index are touched. Along its own order, matches come
 * as often as they are among all; a range of prices or of stars is read whole and sorted, which costs about twice. Bands
 * of prices lie in that order too, and each price is asked, which
 * costs as much as passing two dozen.
 */
export function shortestWay(among: {
  readonly all: number;
  readonly inRange: number | null;
  readonly rated: number | null;
  /** In the bands that hold the range; null where they lie in another order. */
  readonly inBands: number | null;
  readonly matching: number;
  readonly pageEnd: number;
}): Way {
  const until = (many: number) => Math.min(many, (among.pageEnd * many) / Math.max(1, among.matching));
  const ways: readonly (readonly [Way, number])[] = [
    ["order", until(among.all)],
    ["price", 2 * (among.inRange ?? Number.POSITIVE_INFINITY)],
    ["rating", 2 * (among.rated ?? Number.POSITIVE_INFINITY)],
    ["bands", 24 * until(among.inBands ?? Number.POSITIVE_INFINITY)],
  ];
  return ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}
