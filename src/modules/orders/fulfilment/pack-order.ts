import { failure, type Outcome, success } from "#contract/outcome.ts";
import { emit } from "#platform/events/events.ts";
import { waitsForWord } from "../cash/waits-for-word.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderPacked } from "../records/events.ts";
import { mayDo } from "../rules/order-step.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";

/** The goods are in their box. Who bought may still call it off: nothing has left. */
export function packOrder(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "pack order", async (tx, order) => {
    if (await waitsForWord(parts, tx, order)) return failure("cashNotConfirmed");
    if (!mayDo("pack", order)) return failure("wrongMove", { field: "status" });
    await parts.orders.moveTo(tx, order, "packed", { actor: by.actor });
    await emit(tx, orderPacked, { order });
    return success(undefined);
  });
}
