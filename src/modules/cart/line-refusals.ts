import type { Reason } from "#contract/failures.ts";

/** Why goods, so many of them and in this choice, cannot be a line of a cart or an order. */
export const lineRefusals = [
  "productGone",
  "outOfStock",
  "notEnoughStock",
  "tooManyOfOne",
  "cartFull",
  "colourMissing",
  "colourUnknown",
  "sizeMissing",
  "sizeUnknown",
] as const satisfies readonly Reason[];
