import type { OrderStatus } from "../order-view.ts";
import { canCancel } from "./order-status.ts";

/** Until the first parcel leaves, as long as somebody is there whom it goes to. */
export function canBeChanged({
  status,
  isErased,
}: {
  readonly status: OrderStatus;
  readonly isErased: boolean;
}): boolean {
  return canCancel(status) && !isErased;
}
