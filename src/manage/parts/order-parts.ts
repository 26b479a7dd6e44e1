import type { DeskAction } from "#contract/desk-actions.ts";
import type { DeskOrder } from "#contract/desk-view.ts";

export type OrderPart = { readonly order: DeskOrder };

export function can({ deeds }: DeskOrder, action: DeskAction): boolean {
  return deeds.some((one) => one.deed === action && one.can);
}

/** What every action about an order is told. */
export function about({ id, version }: DeskOrder) {
  return { id, seen: version };
}
