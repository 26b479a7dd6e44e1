/** What a shopper did with a product that a search showed. */
export const searchActions = ["opened", "added", "bought"] as const;
export type SearchAction = (typeof searchActions)[number];
