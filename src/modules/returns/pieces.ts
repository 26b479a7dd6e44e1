import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Parcel } from "#modules/orders/records/parcels-service.ts";
import { atMostFree, quantityAt } from "#modules/orders/rules/pieces.ts";
import type { ParcelLine } from "#modules/orders/rules/pieces-left.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { isDecided } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

/** Pieces of returns that somebody has looked at and taken: on the shelf again, or written off. */
export function decidedPieces(returns: readonly ReturnRecord[]): ParcelLine[] {
  return returns.filter(({ state }) => isDecided(state)).flatMap(takenOf);
}

/** Of one return, what money or other goods are given for. */
export function takenOf({ lines }: Pick<ReturnRecord, "lines">): ParcelLine[] {
  return lines.flatMap(({ line, shelved, writtenOff }) =>
    shelved + writtenOff > 0 ? [{ line, quantity: shelved + writtenOff }] : [],
  );
}

export interface Returnable {
  readonly line: number;
  readonly most: number;
  readonly deliveredAt: number | null;
}

/** What of an order can come back now, by its lines, whatever its days are. */
export async function returnableLines(
  { orders }: CheckoutParts,
  q: Reads | Tx,
  order: OrderRecord,
  { but }: { readonly but?: string } = {},
): Promise<Returnable[]> {
  if (order.status !== "delivered" && order.status !== "completed") return [];
  const parcels = await orders.parcels.of(q, order.id);
  const taken = (await orders.pieces.of(q, [order.id])).filter(
    ({ returnId }) => but === undefined || returnId !== but,
  );
  const there = parcels.filter(({ state }) => state === "delivered");
  const every = order.lines.map(({ quantity }, line) => ({ line, quantity }));
  const arrived = parcels.length === 0 ? every : there.flatMap(({ lines }) => lines);
  const free = atMostFree(order.lines, taken, every);
  return every.map(({ line }) => ({
    line,
    most: Math.min(quantityAt(arrived, line), quantityAt(free, line)),
    deliveredAt: arrivedAt(line, there, order),
  }));
}

/** What a return is about, as long as nothing was given for it. */
export function claimedBy({ state, lines }: Pick<ReturnRecord, "state" | "lines">): ParcelLine[] {
  if (state === "refused" || state === "withdrawn") return [];
  if (isDecided(state)) return takenOf({ lines });
  return lines
    .map(({ line, quantity, accepted }) => ({ line, quantity: state === "asked" ? quantity : accepted }))
    .filter(({ quantity }) => quantity > 0);
}

/** The last of them counts: who waits for the rest need not hurry. */
function arrivedAt(line: number, there: readonly Parcel[], { changedAt }: OrderRecord): number | null {
  const times = there
    .filter(({ lines }) => lines.some((one) => one.line === line))
    .map(({ deliveredAt, changedAt: marked }) => deliveredAt ?? marked);
  if (times.length > 0) return Math.max(...times);
  return there.length === 0 ? changedAt : null;
}
