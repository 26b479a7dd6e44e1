export type RefundState = "due" | "sent" | "done" | "refused";

const ranks: Readonly<Record<RefundState, number>> = { due: 0, sent: 1, refused: 2, done: 3 };

/** Messages come late and in any order: the furthest state stands. */
export function furthestState(known: RefundState, told: RefundState): RefundState {
  return ranks[told] > ranks[known] ? told : known;
}

interface Given {
  readonly amount_paise: number;
}

/** What of a captured sum nobody has given back, promised or been refused yet. */
export function restOf(capturedPaise: number, refunds: readonly Given[]): number {
  return Math.max(0, capturedPaise - sumOf(refunds));
}

export function sumOf(refunds: readonly Given[]): number {
  return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

interface Line {
  readonly productId: string;
  readonly quantity: number;
}

/** What of an order's goods is not back on the shelf yet. */
export function linesLeft(ordered: readonly Line[], returned: readonly Line[]): Line[] {
  const back = new Map<string, number>();
  for (const { productId, quantity } of returned) back.set(productId, (back.get(productId) ?? 0) + quantity);
  return ordered.flatMap(({ productId, quantity }) => {
    const taken = Math.min(quantity, back.get(productId) ?? 0);
    back.set(productId, (back.get(productId) ?? 0) - taken);
    return quantity > taken ? [{ productId, quantity: quantity - taken }] : [];
  });
}

const minute = 60_000;
/** A week and more of asking, with longer and longer breaks; then it is the staff's. */
export const mostTries = 20;

export function nextTry(now: number, triesSoFar: number): number {
  return now + minute * 2 ** Math.min(triesSoFar, 10);
}
