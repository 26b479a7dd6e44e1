import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderStatus } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderCompleted, orderInTheMaking } from "../records/events.ts";
import { canCancel, canMove, isOrderStatus } from "../rules/order-status.ts";
import { isHereAgain } from "../rules/order-step.ts";
import { endOrder } from "./cancel-order.ts";
import { letArrive } from "./hand-over.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { letLeave } from "./send-parcel.ts";

/** What may be told with a documented status. */
export interface Move {
  readonly note?: string | undefined;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

/** To the next documented status: forward only, told to the customer. */
export function moveOrder(
  parts: CheckoutParts,
  by: OrderActionBy,
  to: string,
  move: Move = {},
): Promise<Outcome<OrderRecord>> {
  if (to === "cancelled") return callOff(parts, by, move.note);
  if (!isOrderStatus(to)) return Promise.resolve(failure("invalidInput", { field: "status" }));
  return onOrder(parts, by, "move order", (tx, order) => go(parts, tx, order, to, { ...move, ...by }));
}

async function go(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  to: OrderStatus,
  move: Move & { readonly actor: string },
): Promise<Outcome<undefined>> {
  // Money alone makes an order paid, and what is not sent yet cannot have arrived.
  const isTooEarly = to === "ordered" || (to === "delivered" && order.step === "partSent");
  if (isTooEarly || !canMove(order.status, to)) return failure("wrongMove", { field: "status" });
  if (to === "shipped") return letLeave(parts, tx, order, move, move);
  if (to === "delivered") return letArrive(parts, tx, order, move);
  await parts.orders.moveTo(tx, order, to, move);
  if (to === "processing") await emit(tx, orderInTheMaking, { order });
  if (to === "completed") await emit(tx, orderCompleted, { order });
  return success(undefined);
}

/** Packed or not, and when it never arrived and is here again. */
export function callOff(
  parts: CheckoutParts,
  by: OrderActionBy,
  reason?: string | undefined,
): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "cancel order", async (tx, order) => {
    if (!canCancel(order.status) && !isHereAgain(order)) return failure("tooLateToCancel");
    await endOrder(parts, tx, order, { reason: "staff", actor: by.actor });
    return success(reason === undefined ? undefined : { reason });
  });
}
