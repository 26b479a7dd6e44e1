import { failure, type Outcome } from "#contract/outcome.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { type LogDetails, type OrderActionBy, onOrder } from "#modules/orders/fulfilment/on-order.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Tx } from "#platform/database/database.ts";
import { mayFollow } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

/** Somebody of the staff does something to a return; `seen` is the version of its order. */
export interface ReturnActionBy extends Omit<OrderActionBy, "orderId"> {
  readonly returnId: string;
}

/** One transaction over the return and its order, which keeps everybody else away from both. */
export async function onReturn(
  parts: CheckoutParts,
  { returnId, ...by }: ReturnActionBy,
  action: string,
  work: (tx: Tx, one: ReturnRecord, order: OrderRecord) => Promise<Outcome<LogDetails>>,
): Promise<Outcome<OrderRecord>> {
  const known = await parts.returns.find(parts.db.read, returnId);
  if (!known) return failure("notFound");
  const once = by.once === undefined ? undefined : `${returnId} ${by.once}`;
  return onOrder(parts, { ...by, once, orderId: known.orderId }, action, async (tx, order) => {
    const one = await parts.returns.find(tx, returnId);
    if (!one) return failure("notFound");
    const done = await work(tx, one, order);
    if (!done.ok) return done;
    const { state } = (await parts.returns.find(tx, returnId)) ?? one;
    const what = mayFollow(one.state, state) ? (`return-${state}` as const) : "return-back";
    await parts.orders.noteChange(tx, order, what, { actor: by.actor });
    return done;
  });
}
