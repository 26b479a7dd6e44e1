import { type Role, roleHolds } from "#contract/rights.ts";

/** What the staff are told of: something came in, or something went wrong with money. */
export type NewsKind = "order" | "cancelled" | "refund" | "payment";

/** The one kind that may be many; all others are told one by one. */
export const gathered: NewsKind = "order";

/** Who may not see a thing is not told of it. */
export function mayHear(role: Role, kind: NewsKind): boolean {
  return roleHolds(role, kind === "refund" || kind === "payment" ? "money.see" : "orders.see");
}

/** More than so many orders at once are told as one message. */
export const mostAtOnce = 4;
