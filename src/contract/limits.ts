/** Of one line of a cart, and of one order that the staff enter. */
export const mostOfOne = 10;
/** Of lines in one cart. */
export const mostLines = 50;

/** Clothing without data of its own is offered in these. */
export const fallbackColours = ["Black", "White", "Red", "Blue"] as const;
export const fallbackSizes = ["S", "M", "L", "XL"] as const;
