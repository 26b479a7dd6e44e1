import type { Tx } from "#platform/database/database.ts";
import type { QueueLimits } from "#platform/outbox/outbox.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { notifyCustomer, type OrderNotification } from "../messages/order-messages.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { undoMs } from "../rules/staff-actions.ts";

/** A little longer than an action can be undone: the clock of another process may be behind. */
const waitMs = undoMs + 2_000;

/** What the staff did, told once it cannot be undone any more; `order` is as it was before. */
export function notifyLater(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  notification: OrderNotification,
  more: readonly string[] = [],
): Promise<void> {
  return notifyCustomer(parts, tx, order, notification, laterOf(order), more);
}

export function laterOf({ id, version }: Pick<OrderRecord, "id" | "version">): QueueLimits {
  return { waitMs, about: id, step: version };
}

/** What was to be told of an order and is not so any more. */
export async function withdrawPending(
  { outbox }: Pick<CheckoutParts, "outbox">,
  tx: Tx,
  order: Pick<OrderRecord, "id">,
  step?: number,
): Promise<{ readonly withdrawn: number; readonly begun: number }> {
  return outbox.withdraw(tx, { about: order.id, step });
}
