import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";

/** How many are what was asked for; where they stand apart, what is related is none of them. */
export function resultsIn({
  total,
  complete,
  othersFrom,
}: Pick<ShownListing, "total" | "complete" | "othersFrom">): number {
  return othersFrom === null || complete === 0 ? total : complete;
}
