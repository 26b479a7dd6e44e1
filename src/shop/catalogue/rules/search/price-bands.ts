const width = Math.log(1.3);
const mostBands = 12;

/** The price of a product, roughly: a word of the index by which a range of prices is found. */
export function bandOf(paise: number): number {
  return Math.floor(Math.log(Math.max(1, paise)) / width);
}

/** The bands that a range touches; null where it is so wide that they would tell little. */
export function bandsWithin(minPaise: number | null, maxPaise: number | null): number[] | null {
  if (maxPaise === null) return null;
  const last = bandOf(maxPaise);
  const first = minPaise === null ? 0 : bandOf(minPaise);
  if (last - first >= mostBands) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
