import type { PaymentStatus } from "#modules/orders/order-view.ts";

const ranks: Readonly<Record<PaymentStatus, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Messages come late and in any order: the furthest status stands. */
export function furthest(known: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return ranks[told] > ranks[known] ? told : known;
}

export function isMoneyHere(status: PaymentStatus): boolean {
  return ranks[status] >= ranks.captured;
}

const minute = 60_000;
/** When to ask the gateway again about a payment that it has not told us of; then never more. */
const polls = [1, 5, 15, 60, 360, 1_440, 4_320].map((minutes) => minutes * minute);

export function nextPoll(createdAt: number, now: number): number | null {
  return polls.map((after) => createdAt + after).find((at) => at > now) ?? null;
}
