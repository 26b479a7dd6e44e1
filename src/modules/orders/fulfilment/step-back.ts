import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { pickupStateOf } from "../collecting/make-ready.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderStepUndone, type UndoneStep } from "../records/events.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { goodsAt } from "../refunds/restock.ts";
import { endWhenHereAgain } from "../refunds/take-in-refunds.ts";
import { mayDo, type OrderState, stateOf } from "../rules/order-step.ts";
import { withdrawPending } from "./notify-later.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { stateNow } from "./travel.ts";

interface Step {
  readonly to: OrderState;
  /** What the customer was told before, and is not so. */
  readonly was?: UndoneStep;
}

/** Takes the last step back: somebody pressed too early. What was cancelled stays so, its goods and money are gone. */
export function stepBack(
  parts: CheckoutParts,
  by: OrderActionBy,
  reason: string,
  why?: "unbooked",
): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "one step back", async (tx, order) => {
    if (!mayDo("stepBack", order)) return failure("wrongMove", { field: "status" });
    const lately = await lastStep(parts, tx, order);
    const step = await undoStep(parts, tx, order);
    if (!step.ok) return step;
    const { to, was } = step.value;
    const { actor } = by;
    if (why) await parts.orders.noteChange(tx, order, why, { actor, note: reason });
    // The second of two is behind the first.
    const moved = why ? { ...order, version: order.version + 1 } : order;
    const note = why ? null : reason;
    await parts.orders.moveTo(tx, moved, to, { actor, note, ...(await lastLabel(parts, tx, order)) });
    // Who has not heard of the step need not hear that it was none.
    const { withdrawn } = await withdrawPending(parts, tx, order, lately);
    if (was && withdrawn === 0) await emit(tx, orderStepUndone, { order, was });
    await endWhenHereAgain(parts, tx, order.id);
    return success({ reason });
  });
}

/** Writes all but where the order stands then. */
export async function undoStep(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<Outcome<Step>> {
  const { orders } = parts;
  const parcels = await orders.parcels.of(tx, order.id);
  const state = stateOf(order);
  // Under way again, it would lead to nobody whom a courier could call.
  const leadsToNobody = order.isErased && order.address.phone === "";
  if (leadsToNobody && (state === "delivered" || state === "returned"))
    return failure("wrongMove", { field: "status" });
  if (state === "processing") return success({ to: "ordered" });
  if (state === "packed" && (await pickupStateOf(parts, tx, order)) === "ready") {
    await parts.pickups.takeFromCounter(tx, order.id);
    return success({ to: "packed", was: "ready" });
  }
  if (state === "packed") return success({ to: await orders.beforePacking(tx, order.id) });
  if (state === "completed") return success({ to: "delivered" });
  const arrived = arrivedLast(parcels);
  if (state === "delivered") return undoArrival(parts, tx, order, arrived);
  if (state === "returned" || state === "returning") return undoReturn(parts, tx, order, parcels);
  const last = parcels.findLast((parcel) => parcel.state === "sent");
  // One of several parcels that came there leaves the order where it stood; nobody was told.
  if (deliveredAt(arrived) >= (last?.sentAt ?? 0)) {
    const undone = await undoArrival(parts, tx, order, arrived);
    return undone.ok ? success({ to: undone.value.to }) : undone;
  }
  if (!last) return failure("wrongMove", { field: "status" });
  await orders.parcels.withdraw(tx, last);
  const to = parcels.length > 1 ? await stateNow(parts, tx, order) : "packed";
  return success({ to, was: "sent" });
}

async function undoArrival(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  arrived: readonly Parcel[],
): Promise<Outcome<Step>> {
  const { orders, payments, returns, cash } = parts;
  // What somebody sends back has arrived.
  const asked = await returns.of(tx, [order.id]);
  if (asked.some(({ state }) => state !== "withdrawn")) return failure("wrongMove", { field: "status" });
  // Money that went back already was there.
  if (!(await cash.oweNot(tx, order.id))) return failure("cashSettled");
  const less = (await cash.of(tx, order.id))?.less_paise ?? 0;
  if (!(await payments.revertCash(tx, order.id, order.quote.total - less)))
    return failure("wrongMove", { field: "status" });
  await orders.pieces.unrefuse(tx, order.id);
  if ((await payments.ofOrder(tx, order.id))?.status === "created") await orders.noteUnpaid(tx, order.id);
  if (order.collectedIn) return putBackOnCounter(parts, tx, order, arrived);
  if (arrived.length === 0) return success({ to: "shipped", was: "arrived" });
  await orders.parcels.travelOn(tx, arrived);
  return success({ to: await stateNow(parts, tx, order), was: "arrived" });
}

/** It never left the counter after all. */
async function putBackOnCounter(
  { orders, pickups }: CheckoutParts,
  tx: Tx,
  { id, collectedIn }: OrderRecord,
  handedOut: readonly Parcel[],
): Promise<Outcome<Step>> {
  const kept = await pickups.of(tx, id);
  if (!kept || !collectedIn) return failure("wrongMove", { field: "status" });
  for (const parcel of handedOut) await orders.parcels.withdraw(tx, parcel);
  await pickups.putBackOnCounter(tx, kept, collectedIn.days);
  return success({ to: "packed", was: "collected" });
}

/** Those of the last step alone: what had come there before is still there. */
function arrivedLast(parcels: readonly Parcel[]): Parcel[] {
  const there = parcels.filter(({ state }) => state === "delivered");
  const last = deliveredAt(there);
  return there.filter((parcel) => parcel.deliveredAt === last);
}

function deliveredAt(parcels: readonly Parcel[]): number {
  return Math.max(-1, ...parcels.map((parcel) => parcel.deliveredAt ?? -1));
}

async function undoReturn(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  parcels: readonly Parcel[],
): Promise<Outcome<Step>> {
  const { orders, catalogue } = parts;
  const back = turnedLast(parcels);
  if (!back) return failure("wrongMove", { field: "status" });
  if (back.state === "returning") {
    const wasThere = back.deliveredAt !== null || order.status !== "shipped";
    await orders.parcels.setState(tx, back, wasThere ? "delivered" : "sent");
    await parts.cash.noteNotRefused(tx, order.id);
    return success({ to: await stateNow(parts, tx, order), was: "arrived" });
  }
  await orders.parcels.setState(tx, back, "returning");
  // Money that went back since says nothing of which pieces went on the shelf then.
  const goods = goodsAt(order, back.restocked ?? []);
  if (goods.length > 0) {
    // Somebody else may have bought it from the shelf meanwhile.
    const held = await catalogue.holdStock(tx, goods);
    if (!held.ok) return held;
    await catalogue.sellHeld(tx, goods, { orderId: order.id });
  }
  return success({ to: "returning" });
}

/** Of several that came back or are on their way back, the one of which somebody said so last. */
function turnedLast(parcels: readonly Parcel[]): Parcel | undefined {
  const rank = ({ state, changedAt, position }: Parcel) => [
    changedAt,
    Number(state === "returning"),
    position,
  ];
  return parcels
    .filter(({ state }) => state === "returning" || state === "returned")
    .sort((one, other) => compare(rank(one), rank(other)))
    .at(-1);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The order's own label is that of its last parcel. */
export async function lastLabel({ orders }: CheckoutParts, tx: Tx, order: OrderRecord) {
  const last = (await orders.parcels.of(tx, order.id)).at(-1);
  return { carrier: last?.carrier ?? null, trackingNumber: last?.trackingNumber ?? null };
}

/** Which version of the order the last thing was done to. */
export async function lastStep({ orders }: CheckoutParts, tx: Tx, { id }: OrderRecord): Promise<number> {
  return ((await orders.lists.eventsOf(tx, id)).at(-1)?.version ?? 0) - 1;
}
