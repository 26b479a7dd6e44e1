import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import { mayDo } from "#shop/orders/rules/order-step.ts";
import { waitsForWord } from "../cash/waits-for-word.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type OrderDeedBy, onOrder } from "./on-order.ts";
import { tellLater } from "./tell-later.ts";

/** The goods are in their box. Who bought may still call it off: nothing has left. */
export function packOrder(parts: CheckoutParts, by: OrderDeedBy): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "pack order", async (tx, order) => {
    if (await waitsForWord(parts, tx, order)) return failure("cashNotConfirmed");
    if (!mayDo("pack", order)) return failure("wrongMove", { field: "status" });
    await parts.orders.stand(tx, order, "packed", { actor: by.actor });
    await tellLater(parts, tx, order, "packed");
    return success(undefined);
  });
}
