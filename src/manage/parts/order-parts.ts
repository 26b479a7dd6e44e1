import type { DeskDeed } from "#contract/desk-deeds.ts";
import type { DeskOrder } from "#contract/desk-view.ts";

export type OrderPart = { readonly order: DeskOrder };

export function can({ deeds }: DeskOrder, deed: DeskDeed): boolean {
  return deeds.some((one) => one.deed === deed && one.can);
}

/** What every deed about an order is told. */
export function about({ id, version }: DeskOrder) {
  return { id, seen: version };
}
