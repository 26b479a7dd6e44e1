import type { Reads } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderState, type StatusAndStep, stateOf } from "../rules/order-step.ts";

/** What the staff read of an order: one that is collected waits at a counter and is never delivered. */
export type OfficeState = OrderState | "ready" | "collected";

type Shown = StatusAndStep & Pick<OrderRecord, "id"> & { readonly isCollected: boolean };

/** One statement for all, and none where nothing is packed to be collected. */
export async function officeStates(
  { pickups }: Pick<CheckoutParts, "pickups">,
  q: Reads,
  orders: readonly Shown[],
) {
  const packed = orders.filter(({ isCollected, step }) => isCollected && step === "packed");
  const ready =
    packed.length === 0
      ? new Set()
      : await pickups.readyAmong(
          q,
          packed.map(({ id }) => id),
        );
  return (order: Shown): OfficeState => {
    if (ready.has(order.id)) return "ready";
    const state = stateOf(order);
    return order.isCollected && state === "delivered" ? "collected" : state;
  };
}
