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

const minute = 60_000;
/** A week and more of asking, with longer and longer breaks; then it is the staff's. */
export const mostTries = 20;

export function nextTry(now: number, triesSoFar: number): number {
  return now + minute * 2 ** Math.min(triesSoFar, 10);
}
