import { eachByItself } from "#platform/each-by-itself.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { endOrder } from "../fulfilment/cancel-order.ts";
import { remindToCollect } from "../messages/collect-messages.ts";
import { orderChanged } from "../records/events.ts";
import { stateOf } from "../rules/order-step.ts";
import { pickupStateOf } from "./make-ready.ts";

const atOnce = 50;
/** Who ends what nobody came for. */
const shop = "shop";

/** What waits at counters: whoever bought it is reminded before the last day, and after it it goes back by itself. */
export async function lookAtPickups(parts: CheckoutParts): Promise<void> {
  await eachByItself(await parts.pickups.toLookAt(atOnce), (id) => lookAt(parts, id));
}

/** Under the lock that who hands it over takes: one of the two finds what the other has done. */
function lookAt(parts: CheckoutParts, orderId: string): Promise<void> {
  const { db, orders, pickups, cash, clock } = parts;
  return db.write(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (!order) return;
    // Handed out or called off meanwhile.
    if (!order.collectedIn || (await pickupStateOf(parts, tx, order)) !== "ready")
      return pickups.settle(tx, orderId);
    const look = await pickups.look(tx, orderId);
    if (!look) return;
    if (look.does === "remind") return remindToCollect(parts, tx, order, look.keepUntil);
    const before = { state: stateOf(order) };
    if (order.paidAt === null) await cash.noteRefused(tx, orderId);
    await endOrder(parts, tx, order, { reason: "notCollected", actor: shop });
    const after = { state: "cancelled", store: order.collectedIn.name };
    const change = { by: shop, action: "not collected", subject: orderId, before, after, at: clock.now() };
    await emit(tx, orderChanged, change);
  });
}
