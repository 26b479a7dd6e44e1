export type Way = "order" | "price" | "rating";

/**
 * How to read a page of a listing so that the fewest entries of an index are touched. Along its own order, matches come
 * as often as they are among all; a range of prices or of stars is read whole and sorted, which costs about twice.
 */
export function shortestWay(among: {
  readonly all: number;
  readonly inRange: number | null;
  readonly rated: number | null;
  readonly matching: number;
  readonly pageEnd: number;
}): Way {
  const along = Math.min(among.all, (among.pageEnd * among.all) / Math.max(1, among.matching));
  const ways: readonly (readonly [Way, number])[] = [
    ["order", along],
    ["price", 2 * (among.inRange ?? Number.POSITIVE_INFINITY)],
    ["rating", 2 * (among.rated ?? Number.POSITIVE_INFINITY)],
  ];
  return ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}
