import { failure, type Outcome } from "#contract/outcome.ts";
import type { Right } from "#contract/rights.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { handOver } from "../fulfilment/hand-over.ts";
import type { OrderActionBy } from "../fulfilment/on-order.ts";
import { packOrder } from "../fulfilment/pack-order.ts";
import { sendParcel } from "../fulfilment/send-parcel.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { nextAction } from "../rules/order-tab.ts";

const rights = { pack: "orders.pack", send: "orders.send", handOver: "orders.move" } as const;

/** Whatever follows for this order when nothing goes wrong, if the actor may do it. */
export async function nextStep(
  parts: CheckoutParts,
  by: OrderActionBy,
  holds: (right: Right) => boolean,
): Promise<Outcome<OrderRecord>> {
  const order = await parts.orders.find(parts.db.read, by.orderId);
  if (!order) return failure("notFound");
  const action = nextAction(order, { isCollected: order.collectedIn !== null });
  if (!action) return failure("wrongMove", { field: "status" });
  if (!holds(rights[action])) return failure("notAllowed");
  // What is next was read a moment ago: whoever was faster is noticed.
  const seen = { ...by, seen: by.seen ?? order.version };
  if (action === "pack") return packOrder(parts, seen);
  return action === "send" ? sendParcel(parts, seen, {}) : handOver(parts, seen);
}
