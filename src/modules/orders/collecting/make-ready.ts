import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderReady } from "../records/events.ts";

/** It is packed and lies at the counter of its store: its buyer is told, with the code. Nothing has left: it can still be called off. */
export function makeReady(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "ready at the counter", async (tx, order) => {
    const { orders, pickups } = parts;
    const { collectedIn } = order;
    if (!collectedIn || (await pickupStateOf(parts, tx, order)) !== "packed")
      return failure("wrongMove", { field: "status" });
    const keptUntil = await pickups.makeReady(tx, order.id, collectedIn.days);
    await orders.noteChange(tx, order, "ready", { actor: by.actor });
    await emit(tx, orderReady, { order, keptUntil });
    return success({ store: collectedIn.name });
  });
}

/** How far an order is that is collected; nothing of one that is brought, is not packed yet or is over. */
export async function pickupStateOf(
  { pickups }: Pick<CheckoutParts, "pickups">,
  q: Reads | Tx,
  { id, collectedIn, step }: OrderRecord,
): Promise<"packed" | "ready" | null> {
  if (!collectedIn || step !== "packed") return null;
  return (await pickups.of(q, id)) ? "ready" : "packed";
}
