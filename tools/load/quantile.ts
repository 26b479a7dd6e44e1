/** The value that so large a share of these does not exceed; a half is the median. */
export function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
