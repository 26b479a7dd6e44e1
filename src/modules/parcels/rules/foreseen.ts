/** What speaks for a cash parcel's coming back. */
export interface Foreseen {
  /** Parcels that this buyer has refused. */
  readonly refused: number;
  /** Cash orders of the last year to the same PIN code, and how many came back; nothing where they say nothing. */
  readonly place: { readonly all: number; readonly back: number } | null;
}

/** Fewer are chance. */
const leastOrders = 10;
/** A quarter of cash parcels come back in India: what is said is worse. */
const leastShare = 0.3;

/** Nothing where nothing speaks for it. */
export function foreseenBack(
  refused: number,
  { all, back }: { readonly all: number; readonly back: number },
): Foreseen | null {
  const isBad = all >= leastOrders && back >= all * leastShare;
  return refused > 0 || isBad ? { refused, place: isBad ? { all, back } : null } : null;
}
