import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { areStillOut, goodsAt } from "#modules/orders/refunds/restock.ts";
import { quantityAt } from "#modules/orders/rules/pieces.ts";
import { isPartOf, type ParcelLine } from "#modules/orders/rules/pieces-left.ts";
import { moveReturn, takeBackStep } from "./move-return.ts";
import { onReturn, type ReturnActionBy } from "./on-return.ts";
import { returnableLines, takenOf } from "./pieces.ts";
import { mayStepBack } from "./rules/return-state.ts";

/** All of it, or the pieces that are named. */
export function acceptReturn(
  parts: CheckoutParts,
  by: ReturnActionBy,
  {
    pieces,
    note,
  }: { readonly pieces?: readonly ParcelLine[] | undefined; readonly note?: string | undefined },
): Promise<Outcome<OrderRecord>> {
  return onReturn(parts, by, "accept return", async (tx, one, order) => {
    const chosen = pieces ?? one.lines;
    if (!isPartOf(chosen, one.lines)) return failure("invalidInput", { field: "pieces" });
    // Somebody may have paid for it, or taken the whole parcel back, since it was asked.
    const there = await returnableLines(parts, tx, order, { but: one.id });
    const isThere = ({ line, quantity }: ParcelLine) => quantity <= (there[line]?.most ?? 0);
    if (!chosen.every(isThere)) return failure("notReturnable", { field: "pieces" });
    const lines = one.lines.map((line) => ({ ...line, accepted: quantityAt(chosen, line.line) }));
    const turn = { actor: by.actor, note, lines };
    const moved = await moveReturn(parts, tx, order, { one, to: "accepted", turn });
    if (!moved.ok) return moved;
    return success({ ...(note !== undefined && { reason: note }) });
  });
}

export function refuseReturn(parts: CheckoutParts, by: ReturnActionBy, reason: string) {
  return onReturn(parts, by, "refuse return", async (tx, one, order) => {
    // What was taken is paid for.
    if (takenOf(one).length > 0) return failure("wrongMove", { field: "state" });
    const turn = { actor: by.actor, note: reason };
    const moved = await moveReturn(parts, tx, order, { one, to: "refused", turn });
    if (!moved.ok) return moved;
    return success({ reason });
  });
}

export function noteOnWay(parts: CheckoutParts, by: ReturnActionBy, trackingNumber?: string | undefined) {
  return onReturn(parts, by, "return on its way", async (tx, one, order) => {
    const turn = { actor: by.actor, trackingNumber };
    const moved = await moveReturn(parts, tx, order, { one, to: "onWay", turn });
    return moved.ok ? success({}) : moved;
  });
}

export function receiveReturn(parts: CheckoutParts, by: ReturnActionBy) {
  return onReturn(parts, by, "return received", async (tx, one, order) => {
    const turn = { actor: by.actor };
    const moved = await moveReturn(parts, tx, order, { one, to: "received", turn });
    if (!moved.ok) return moved;
    return success({});
  });
}

export interface Inspected {
  /** Whole: for sale again. */
  readonly shelve: readonly ParcelLine[];
  /** Taken, and not for sale again. What is in neither goes back to the customer. */
  readonly writeOff: readonly ParcelLine[];
  readonly note?: string | undefined;
}

export function inspectReturn(
  parts: CheckoutParts,
  by: ReturnActionBy,
  { shelve, writeOff, note }: Inspected,
): Promise<Outcome<OrderRecord>> {
  return onReturn(parts, by, "inspect return", async (tx, one, order) => {
    const lines = one.lines.map((line) => ({
      ...line,
      shelved: quantityAt(shelve, line.line),
      writtenOff: quantityAt(writeOff, line.line),
    }));
    const accepted = one.lines.map(({ line, accepted: quantity }) => ({ line, quantity }));
    const taken = takenOf({ lines });
    const named = [...shelve, ...writeOff].reduce((sum, { quantity }) => sum + quantity, 0);
    const counted = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    if (named !== counted || (taken.length > 0 && !isPartOf(taken, accepted)))
      return failure("invalidInput", { field: "shelve" });
    // The whole parcel may have been taken back as one that nobody wanted.
    if (!(await areStillOut(parts, tx, order, taken))) return failure("notReturnable", { field: "shelve" });
    const shelved = goodsAt(order, shelve);
    const turn = { actor: by.actor, note, lines };
    const moved = await moveReturn(parts, tx, order, { one, to: "inspected", turn });
    if (!moved.ok) return moved;
    await parts.catalogue.returnSold(tx, shelved, { orderId: order.id, reason: "cameBack" });
    parts.at("return:shelved");
    return success({ ...(note !== undefined && { reason: note }) });
  });
}

/** The last step was not so. What was put on the shelf is taken off again, if it is still there. */
export function stepReturnBack(parts: CheckoutParts, by: ReturnActionBy, reason: string) {
  return onReturn(parts, by, "return one step back", async (tx, one, order) => {
    if (!mayStepBack(one.state)) return failure("wrongMove", { field: "state" });
    const to = await parts.returns.before(tx, one);
    const isUnseen = one.state === "inspected";
    const lines = one.lines.map((line) => ({
      ...line,
      ...(isUnseen && { shelved: 0, writtenOff: 0 }),
      ...(to === "asked" && { accepted: 0 }),
    }));
    const shelved = one.lines.map(({ line, shelved: quantity }) => ({ line, quantity }));
    const goods = isUnseen
      ? goodsAt(
          order,
          shelved.filter(({ quantity }) => quantity > 0),
        )
      : [];
    const off = await parts.catalogue.holdStock(tx, goods);
    if (!off.ok) return off;
    await parts.catalogue.sellHeld(tx, goods, { orderId: order.id });
    const turn = { actor: by.actor, note: reason, lines };
    const moved = await takeBackStep(parts, tx, order, { one, to, turn });
    if (!moved.ok) return moved;
    return success({ reason });
  });
}
