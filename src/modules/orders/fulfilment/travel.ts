import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { restockedBy, stillOut } from "../refunds/restock.ts";
import { type OrderState, stateAfter } from "../rules/order-step.ts";
import { paidBackHere, quantityAt, takenOut } from "../rules/pieces.ts";
import { type ParcelLine, piecesLeft } from "../rules/pieces-left.ts";

/** What has not left yet, and what of the order may leave at all. */
export async function stillHere(
  { orders, payments }: CheckoutParts,
  tx: Reads | Tx,
  order: OrderRecord,
): Promise<{ readonly left: ParcelLine[]; readonly most: ParcelLine[] }> {
  const parcels = await orders.parcels.of(tx, order.id);
  // What came back and was not put on the shelf waits here for this order.
  const out = parcels.filter(({ state, isRestocked }) => state !== "returned" || isRestocked);
  const [taken, refunds] = await Promise.all([
    orders.pieces.of(tx, [order.id]),
    payments.refunds.of(tx, [order.id]),
  ]);
  return {
    left: piecesLeft(order.lines, out, paidBackHere(taken)),
    // Goods that are on the shelf again may belong to somebody else by now.
    most: piecesLeft(order.lines, out, [...restockedBy(refunds), ...takenOut(taken)]),
  };
}

/** Where the order stands when one of its parcels has moved. */
export async function stateNow({ orders }: CheckoutParts, tx: Tx, order: OrderRecord): Promise<OrderState> {
  const parcels = await orders.parcels.of(tx, order.id);
  const givenBack = paidBackHere(await orders.pieces.of(tx, [order.id]));
  const isAllSent = piecesLeft(order.lines, parcels, givenBack).length === 0;
  return stateAfter(parcels, { isAllSent, status: order.status });
}

/** The pieces of a parcel that are not on the shelf already. */
export async function notShelved(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { lines }: { readonly lines: readonly ParcelLine[] },
): Promise<ParcelLine[]> {
  const out = await stillOut(parts, tx, order);
  return lines
    .map(({ line, quantity }) => ({ line, quantity: Math.min(quantity, quantityAt(out, line)) }))
    .filter(({ quantity }) => quantity > 0);
}
