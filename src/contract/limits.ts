/** Of one line of a cart, and of one order that the staff enter. */
export const mostOfOne = 10;
/** Of lines in one cart. */
export const mostLines = 50;

/** Of a password that lets somebody work in the shop. */
export const fewestOfStaff = 12;

/** Clothing without data of its own is offered in these. */
export const fallbackColours = ["Black", "White", "Red", "Blue"] as const;
export const fallbackSizes = ["S", "M", "L", "XL"] as const;

/** As much as a phone's camera makes. */
export const mostPictureBytes = 15_000_000;
