/** A cookie set by the script of a page that keeps what it was told of its shopper: pages made for all are enough then. */
export const knownMark = "haat-known";
