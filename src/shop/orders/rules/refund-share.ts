import { addedBy, type ChargeView } from "#contract/charge-view.ts";

interface Bill {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly charges: readonly ChargeView[];
}

/** What some pieces of an order cost all in all: their part of what the goods cost, promo and tax included. What the courier took for collecting is spent. */
export function shareOf(
  { subtotal, shipping, total, charges }: Bill,
  lines: readonly { readonly unitPaise: number; readonly quantity: number }[],
): number {
  const goods = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  if (subtotal === 0) return 0;
  // In whole numbers, as paise times paise may be more than a double holds exactly.
  const [all, part] = [BigInt(total - shipping - addedBy(charges, "cash")), BigInt(goods)];
  return Number((2n * all * part + BigInt(subtotal)) / (2n * BigInt(subtotal)));
}
