import type { Terms } from "#contract/pricing-terms.ts";

/** What a courier said of a PIN code. */
interface Courier {
  readonly deliverable: boolean;
  readonly days: number | null;
  readonly cash: boolean;
}

/** The owner's table, less what the courier does not do; the courier knows the days better. Costs are the owner's. */
export function narrowedTerms(terms: Terms | undefined, courier: Courier | undefined): Terms | undefined {
  if (!terms || !courier) return terms;
  if (!courier.deliverable) return undefined;
  return { ...terms, days: courier.days ?? terms.days, takesCash: terms.takesCash && courier.cash };
}
