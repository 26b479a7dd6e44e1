/** What somebody can do with an order who holds a link of it, each at a page of its own. */
export type OrderLinkPurpose = "pay" | "return" | "track" | "cash";

export function orderLinkPath(purpose: OrderLinkPurpose, token: string): string {
  return `/${purpose}/${encodeURIComponent(token)}`;
}

/** Where one asks for the tracking link, by number and phone. */
export function findOrderPath(query: { readonly again?: "" } = {}): string {
  return query.again === undefined ? "/track" : "/track?again";
}
