import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Parcel } from "#modules/orders/records/parcels-service.ts";
import type { ParcelLine } from "#modules/orders/rules/pieces-left.ts";
import type { Refund, RefundLine } from "#modules/payments/service.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { isDecided, isOver } from "./rules/return-state.ts";
import { mostReturnable } from "./rules/returnable.ts";
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

/** Pieces that a return under way is about: its own end pays for them, or lets them go. */
export function claimedBy(one: ReturnRecord): ParcelLine[] {
  return isOver(one.state) ? [] : spokenFor(one);
}

export interface Returnable {
  readonly line: number;
  readonly most: number;
  readonly deliveredAt: number | null;
}

/** What of an order can come back now, by its lines, whatever its days are. */
export async function returnableLines(
  { orders, payments, returns }: CheckoutParts,
  q: Reads | Tx,
  order: OrderRecord,
  { but }: { readonly but?: string } = {},
): Promise<Returnable[]> {
  if (order.status !== "delivered" && order.status !== "completed") return [];
  const parcels = await orders.parcels.of(q, order.id);
  const refunds = await payments.refunds.of(q, [order.id]);
  const asked = (await returns.of(q, [order.id])).filter(({ id }) => id !== but);
  const there = parcels.filter(({ state }) => state === "delivered");
  const every = order.lines.map(({ quantity }, line) => ({ line, quantity }));
  const arrived = parcels.length === 0 ? every : there.flatMap(({ lines }) => lines);
  const paidFor = refunds.flatMap((refund) => {
    // One from the gateway's own pages may pay for more than returns.
    const own = asked.filter(({ refundId }) => refundId === refund.id).flatMap(takenOf);
    return without(linesOfRefund(order, refund), own);
  });
  const gone = [...paidFor, ...asked.flatMap(spokenFor)];
  return every.map(({ line }) => ({
    line,
    most: mostReturnable(line, { arrived, gone }),
    deliveredAt: arrivedAt(line, there, order),
  }));
}

function without(pieces: readonly ParcelLine[], own: readonly ParcelLine[]): ParcelLine[] {
  const of = (some: readonly ParcelLine[], line: number) =>
    some.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);
  const lines = [...new Set(pieces.map(({ line }) => line))];
  return lines.map((line) => ({ line, quantity: Math.max(0, of(pieces, line) - of(own, line)) }));
}

function spokenFor({ state, lines }: ReturnRecord): ParcelLine[] {
  if (state === "refused" || state === "withdrawn") return [];
  if (isDecided(state)) return takenOf({ lines });
  return lines.map(({ line, quantity, accepted }) => ({
    line,
    quantity: state === "asked" ? quantity : accepted,
  }));
}

function linesOfRefund({ lines }: OrderRecord, { lines: given }: Refund): ParcelLine[] {
  const left = lines.map(({ quantity }) => quantity);
  return (JSON.parse(given) as RefundLine[]).flatMap(({ productId, colour, size, quantity }) => {
    let rest = quantity;
    return lines.flatMap((one, line) => {
      if (one.productId !== productId || one.colour !== colour || one.size !== size) return [];
      const taken = Math.min(rest, left[line] ?? 0);
      rest -= taken;
      left[line] = (left[line] ?? 0) - taken;
      return taken > 0 ? [{ line, quantity: taken }] : [];
    });
  });
}

/** The last of them counts: who waits for the rest need not hurry. */
function arrivedAt(line: number, there: readonly Parcel[], { changedAt }: OrderRecord): number | null {
  const times = there
    .filter(({ lines }) => lines.some((one) => one.line === line))
    .map(({ deliveredAt, changedAt: marked }) => deliveredAt ?? marked);
  if (times.length > 0) return Math.max(...times);
  return there.length === 0 ? changedAt : null;
}
