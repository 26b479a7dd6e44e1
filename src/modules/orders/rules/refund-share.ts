import { addedBy, type ChargeView } from "#contract/charge-view.ts";

interface Bill {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly charges: readonly ChargeView[];
}

type Pieces = readonly { readonly unitPaise: number; readonly quantity: number }[];

/**
 * What some pieces of an order cost all in all: their part of what the goods cost, promo and tax included. What the
 * courier took for collecting is spent. Behind others they cost what those have left of both, so that one by one they
 * come to what they cost together.
 */
export function shareOf(
  { subtotal, shipping, total, charges }: Bill,
  lines: Pieces,
  behind: Pieces = [],
): number {
  if (subtotal === 0) return 0;
  // In whole numbers, as paise times paise may be more than a double holds exactly.
  const [whole, all] = [BigInt(subtotal), BigInt(total - shipping - addedBy(charges, "cash"))];
  const upTo = (goods: number) => Number((2n * all * BigInt(goods) + whole) / (2n * whole));
  const before = priceOf(behind);
  return upTo(before + priceOf(lines)) - upTo(before);
}

function priceOf(pieces: Pieces): number {
  return pieces.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
}
