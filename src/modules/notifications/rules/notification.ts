import { type Right, type Role, roleHolds } from "#contract/rights.ts";

/** What the staff are told of: something came in, went wrong with money, or was asked by a customer. */
export type NotificationKind = "order" | "cancelled" | "refund" | "payment" | CustomerRequestKind;

/** What customers ask: their goods back, an answer, or to be heard. */
export type CustomerRequestKind = "return" | "ticket" | "grievance";

/** The one kind that is told as a digest. */
export const gathered: NotificationKind = "order";

const rights: Readonly<Record<NotificationKind, Right>> = {
  order: "orders.see",
  cancelled: "orders.see",
  refund: "money.see",
  payment: "money.see",
  return: "returns.see",
  ticket: "messages.see",
  grievance: "messages.see",
};

/** Who may not see a thing is not told of it. */
export function mayReceive(role: Role, kind: NotificationKind): boolean {
  return roleHolds(role, rights[kind]);
}

export function isCustomerRequest(kind: NotificationKind): kind is CustomerRequestKind {
  return kind === "return" || kind === "ticket" || kind === "grievance";
}

/** More than so many of a kind at once are told as one message. */
export const mostAtOnce = 4;
