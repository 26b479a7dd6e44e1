import type { ReviewState } from "./review-states.ts";

/** Only what shoppers can read counts for the rating of its product. */
export function countsFor(state: ReviewState): 0 | 1 {
  return state === "shown" ? 1 : 0;
}
