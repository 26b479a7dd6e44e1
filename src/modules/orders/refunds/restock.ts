import type { Refund, RefundLine } from "#modules/payments/service.ts";
import { decidedPieces } from "#modules/returns/pieces.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderLine, OrderRecord } from "../public/order-record.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { quantityAt, takenOut } from "../rules/pieces.ts";
import { type ParcelLine, piecesLeft } from "../rules/pieces-left.ts";

/** The goods of a sold order go back, but for those that came back before. */
export async function restockOrder(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<void> {
  const left = goodsAt(order, await stillOut(parts, tx, order));
  if (left.length > 0) await parts.catalogue.returnSold(tx, left, { orderId: order.id });
}

/** What of a sold order has not come back. */
export async function stillOut(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<ParcelLine[]> {
  return piecesLeft(order.lines, [], await cameBack(parts, tx, order));
}

/** What refunds put back in stock or was taken out before, what was in parcels that came back, and what somebody looked at of returns. */
async function cameBack(
  { orders, payments, returns }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
): Promise<ParcelLine[]> {
  const refunds = await payments.refunds.of(tx, [order.id]);
  const parcels = await orders.parcels.of(tx, order.id);
  const back = await returns.of(tx, [order.id]);
  const taken = await orders.pieces.of(tx, [order.id]);
  // Whoever opened a parcel has decided what becomes of its goods.
  return [...restockedBy(refunds), ...takenOut(taken), ...inParcels(order, parcels), ...decidedPieces(back)];
}

export function restockedBy(refunds: readonly Refund[]): RefundLine[] {
  return refunds
    .filter(({ restock }) => restock === 1)
    .flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
}

/** Less what waited here, was not put on the shelf and left once more. */
function inParcels(order: OrderRecord, parcels: readonly Parcel[]): ParcelLine[] {
  const back = parcels.filter(({ state }) => state === "returned");
  const waited = back.filter(({ isRestocked }) => !isRestocked).flatMap((parcel) => parcel.lines);
  const rest = piecesLeft(
    order.lines,
    parcels.filter((parcel) => parcel.state !== "returned" || parcel.isRestocked),
    [],
  );
  const undecided = rest.map(({ line, quantity }) => ({
    line,
    quantity: Math.min(quantityAt(waited, line), quantity),
  }));
  return [...back.flatMap(({ restocked }) => restocked ?? []), ...undecided];
}

/** Whether none of these came back before. */
export async function areStillOut(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  pieces: readonly ParcelLine[],
): Promise<boolean> {
  const out = await stillOut(parts, tx, order);
  return pieces.every(({ line, quantity }) => quantity <= quantityAt(out, line));
}

export function goodsAt({ lines }: OrderRecord, pieces: readonly ParcelLine[]): OrderLine[] {
  return pieces.flatMap(({ line, quantity }) => {
    const of = lines[line];
    return of ? [{ ...of, quantity }] : [];
  });
}
