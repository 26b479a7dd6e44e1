import type { OfficeOrder } from "#manage/office-view.ts";
import type { StaffAction } from "#modules/orders/rules/staff-actions.ts";

export type OrderPart = { readonly order: OfficeOrder };

export function can({ deeds: actions }: OfficeOrder, action: StaffAction): boolean {
  return actions.some((one) => one.deed === action && one.can);
}

/** What every action about an order is told. */
export function about({ id, version }: OfficeOrder) {
  return { id, seen: version };
}
