import type { ReturnReason } from "../views.ts";

export interface ReturnRules {
  readonly days: number;
  readonly daysOf: readonly { readonly category: string; readonly days: number }[];
  readonly never: readonly string[];
  readonly wayBack: "shop" | "customer";
  readonly wayBackPaise: number;
}

type WayBack = Pick<ReturnRules, "wayBack" | "wayBackPaise"> & {
  /** Whether the shop fetches it. */
  readonly pickUp: boolean;
};

const dayMs = 86_400_000;

/** Of goods in these categories, the narrowest first: the nearest rule counts, and never is never. */
export function daysFor({ days, daysOf, never }: ReturnRules, categories: readonly string[]): number {
  if (categories.some((one) => never.includes(one))) return 0;
  for (const one of categories) {
    const own = daysOf.find(({ category }) => category === one);
    if (own) return own.days;
  }
  return days;
}

/** Until when goods that were handed over then may come back; nothing where they may not. */
export function returnableUntil(deliveredAt: number | null, days: number): number | null {
  return deliveredAt === null || days === 0 ? null : deliveredAt + days * dayMs;
}

/**
 * What is taken off the refund for the way back of what is merely unwanted. Null where nobody fetches it: whoever
 * sends it pays the carrier then, and no shop has a way to give that back.
 */
export function wayBackCost({ wayBack, wayBackPaise, pickUp }: WayBack): number | null {
  if (!pickUp) return null;
  return wayBack === "customer" ? wayBackPaise : 0;
}

/** What is wrong with the goods is the shop's to bear. */
export function feeFor(rules: ReturnRules, reason: ReturnReason, isFetched: boolean): number {
  const isWhim = reason === "doesNotFit" || reason === "changedMind";
  return isWhim ? (wayBackCost({ ...rules, pickUp: isFetched }) ?? 0) : 0;
}
