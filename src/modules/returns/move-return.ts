import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts, StockLine } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { type MovedReturn, returnMovedTo, returnSteppedBack } from "./events.ts";
import { claimedBy } from "./pieces.ts";
import { isHolding, mayFollow } from "./rules/return-state.ts";
import type { ReturnLine, ReturnRecord } from "./service.ts";
import type { ReturnState } from "./views.ts";

interface Move {
  readonly one: ReturnRecord;
  readonly to: ReturnState;
  readonly turn: {
    readonly actor: string;
    readonly note?: string | undefined;
    readonly lines?: readonly ReturnLine[];
    readonly trackingNumber?: string | undefined;
    readonly refundId?: string;
    readonly newOrderId?: string;
  };
  /** What goes back for it, or the number of what it is exchanged for. */
  readonly gives?: Pick<MovedReturn, "refund" | "newNumber">;
}

/** On to a state that follows, with what is kept for an exchange as that state wants it. */
export async function moveReturn(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { one, to, turn, gives }: Move,
): Promise<Outcome<ReturnRecord>> {
  if (!mayFollow(one.state, to)) return failure("wrongMove", { field: "state" });
  const lines = turn.lines ?? one.lines;
  const held = await keepHeld(parts, tx, order, { one, to, lines });
  if (!held.ok) return held;
  if (to === "refunded" || to === "exchanged") {
    const state = to === "refunded" ? "paidBack" : "exchanged";
    const of = { orderId: order.id, returnId: one.id };
    await parts.orders.pieces.end(tx, of, { state, refundId: turn.refundId ?? null });
  } else if (!(await claim(parts, tx, order, { one, to, lines })))
    return failure("notReturnable", { field: "pieces" });
  parts.at(`return:${to}`);
  const now = await parts.returns.move(tx, one, to, turn);
  await emit(tx, returnMovedTo[to], { order, now, note: turn.note, ...gives });
  return success(now);
}

/** The caller has undone what the last step did beside. */
export async function takeBackStep(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { one, to, turn }: Move,
): Promise<Outcome<ReturnRecord>> {
  const lines = turn.lines ?? one.lines;
  const held = await keepHeld(parts, tx, order, { one, to, lines });
  if (!held.ok) return held;
  // What it let go may have been paid back since.
  if (!(await claim(parts, tx, order, { one, to, lines })))
    return failure("notReturnable", { field: "pieces" });
  const now = await parts.returns.stepBack(tx, one, turn);
  await emit(tx, returnSteppedBack, { order, now, from: one.state });
  return success(now);
}

interface Turned {
  readonly one: ReturnRecord;
  readonly to: ReturnState;
  readonly lines: readonly ReturnLine[];
}

function claim(
  { orders }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { one, to, lines }: Turned,
): Promise<boolean> {
  return orders.pieces.claim(tx, order, one.id, claimedBy({ state: to, lines }));
}

/** What is sold in the exchange is not given up before. */
async function keepHeld(
  { catalogue }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { one, to, lines }: Turned,
): Promise<Outcome<void>> {
  const isKept = isHolding({ ...one, state: to });
  if (isHolding(one) === isKept || to === "exchanged") return success(undefined);
  if (isKept) return catalogue.holdStock(tx, wantedOf(order, lines));
  await catalogue.releaseHeld(tx, wantedOf(order, one.lines));
  return success(undefined);
}

/** The goods that are kept for an exchange. */
function wantedOf(order: OrderRecord, lines: readonly ReturnLine[]): StockLine[] {
  return lines.flatMap(({ line, accepted, to }) => {
    const productId = order.lines[line]?.productId;
    return productId && to && accepted > 0 ? [{ productId, ...to, quantity: accepted }] : [];
  });
}
