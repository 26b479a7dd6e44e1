/** What a shopper did with a product that a search showed. */
export const searchDeeds = ["opened", "added", "bought"] as const;
export type SearchDeed = (typeof searchDeeds)[number];
