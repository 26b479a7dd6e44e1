import { type ChosenOf, variantKey } from "#modules/catalogue/rules/variant.ts";

export type RefundState = "due" | "sent" | "done" | "refused";

const ranks: Readonly<Record<RefundState, number>> = { due: 0, sent: 1, refused: 2, done: 3 };

/** Messages come late and in any order: the furthest state stands. */
export function furthestState(known: RefundState, told: RefundState): RefundState {
  return ranks[told] > ranks[known] ? told : known;
}

interface RefundAmount {
  readonly amount_paise: number;
}

/** What of a captured sum nobody has given back, promised or been refused yet. */
export function restOf(capturedPaise: number, refunds: readonly RefundAmount[]): number {
  return Math.max(0, capturedPaise - sumOf(refunds));
}

export function sumOf(refunds: readonly RefundAmount[]): number {
  return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

interface Line extends ChosenOf {
  readonly quantity: number;
}

/** What of an order's goods is not back on the shelf yet. */
export function linesLeft(ordered: readonly Line[], returned: readonly Line[]): Required<Line>[] {
  const back = new Map<string, number>();
  for (const line of returned) {
    const key = variantKey(line);
    back.set(key, (back.get(key) ?? 0) + line.quantity);
  }
  return ordered.flatMap(({ productId, colour = null, size = null, quantity }) => {
    const key = variantKey({ productId, colour, size });
    const taken = Math.min(quantity, back.get(key) ?? 0);
    back.set(key, (back.get(key) ?? 0) - taken);
    return quantity > taken ? [{ productId, colour, size, quantity: quantity - taken }] : [];
  });
}

const minute = 60_000;
/** A week and more of asking, with longer and longer breaks; then it is the staff's. */
export const mostTries = 20;

export function nextTry(now: number, triesSoFar: number): number {
  return now + minute * 2 ** Math.min(triesSoFar, 10);
}
