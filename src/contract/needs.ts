import type { Counted } from "./format/counted.ts";
import type { Right } from "./rights.ts";

/** What may wait for somebody, in the order in which it is shown: where one looks at it, and the right that this takes. */
export const needs = {
  closed: { leadsTo: "shop/pause", right: "shop.change" },
  unpacked: { leadsTo: "orders?tab=toPack", right: "orders.see" },
  unconfirmed: { leadsTo: "orders?tab=unpaid", right: "orders.see" },
  return: { leadsTo: "returns", right: "returns.see" },
  cameBack: { leadsTo: "orders?tab=ended", right: "orders.see" },
  refund: { leadsTo: "payments", right: "money.see" },
  payment: { leadsTo: "payments", right: "money.see" },
  cashOwed: { leadsTo: "cash", right: "money.see" },
  review: { leadsTo: "reviews?state=waiting", right: "reviews.keep" },
  scarce: { leadsTo: "scarce", right: "stock.change" },
  grievance: { leadsTo: "messages", right: "messages.see" },
  message: { leadsTo: "messages", right: "messages.see" },
  promises: { leadsTo: "set-up/promises", right: "shop.change" },
  backup: { leadsTo: "set-up", right: "shop.change" },
  setUp: { leadsTo: "set-up", right: "shop.change" },
  unsent: { leadsTo: "unsent", right: "unsent.see" },
} as const satisfies Record<string, { readonly leadsTo: string; readonly right: Right }>;

export type NeedKind = keyof typeof needs;
export const needKinds = Object.keys(needs) as [NeedKind, ...NeedKind[]];

export type Needs = Partial<Record<NeedKind, Counted>>;
