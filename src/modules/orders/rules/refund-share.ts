import { addedBy, type ChargeView } from "#contract/charge-view.ts";
import { portionOf } from "#contract/format/money.ts";
import { quantityAt } from "./pieces.ts";
import type { ParcelLine } from "./pieces-left.ts";

interface Bill {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly charges: readonly ChargeView[];
}

type Lines = readonly {
  readonly unitPaise: number;
  readonly quantity: number;
  readonly sale: { readonly lessPaise: number };
}[];

/**
 * What some pieces of an order cost all in all: their part of what the goods cost, promo and tax included. What a
 * promotion took off other lines is none of theirs. What the courier took for collecting is spent. Behind others they
 * cost what those have left of both, so that one by one they come to what they cost together.
 */
export function shareOf(
  { subtotal, shipping, total, charges }: Bill,
  lines: Lines,
  pieces: readonly ParcelLine[],
  behind: readonly ParcelLine[] = [],
): number {
  if (subtotal === 0) return 0;
  const reduced = subtotal + addedBy(charges, "promo");
  // Of goods for nothing there may still be something that was paid beside them.
  const [sum, isLess] = reduced > 0 ? [reduced, true] : [subtotal, false];
  // In whole numbers, as paise times paise may be more than a double holds exactly.
  const [whole, all] = [BigInt(sum), BigInt(total - shipping - addedBy(charges, "cash"))];
  const upTo = (some: readonly ParcelLine[]) =>
    Number((2n * all * BigInt(priceOf(lines, some, isLess)) + whole) / (2n * whole));
  return upTo([...behind, ...pieces]) - upTo(behind);
}

function priceOf(lines: Lines, pieces: readonly ParcelLine[], isLess: boolean): number {
  return lines.reduce((sum, { unitPaise, quantity, sale }, line) => {
    const some = quantityAt(pieces, line);
    const less = isLess ? portionOf(sale.lessPaise, some, quantity) : 0;
    return sum + unitPaise * some - less;
  }, 0);
}
