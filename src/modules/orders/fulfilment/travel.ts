import { linesLeft } from "#modules/payments/rules/refund-state.ts";
import type { RefundLine } from "#modules/payments/service.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts, StockLine } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { goodsAt, stillOut } from "../refunds/restock.ts";
import { type OrderState, stateAfter } from "../rules/order-step.ts";
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
  const refunds = await payments.refunds.of(tx, [order.id]);
  const goodsOf = (some: typeof refunds) => some.flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
  return {
    left: piecesLeft(order.lines, out, goodsOf(refunds)),
    // Goods that are on the shelf again may belong to somebody else by now.
    most: piecesLeft(order.lines, out, goodsOf(refunds.filter(({ restock }) => restock === 1))),
  };
}

/** Where the order stands when one of its parcels has moved. */
export async function stateNow(
  { orders, payments }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
): Promise<OrderState> {
  const parcels = await orders.parcels.of(tx, order.id);
  const refunds = await payments.refunds.of(tx, [order.id]);
  const givenBack = refunds.flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
  const isAllSent = piecesLeft(order.lines, parcels, givenBack).length === 0;
  return stateAfter(parcels, { isAllSent, status: order.status });
}

/** The goods of a parcel that are not on the shelf already. */
export async function goodsIn(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  parcel: { readonly lines: readonly ParcelLine[] },
): Promise<StockLine[]> {
  const wanted = goodsAt(order, parcel.lines);
  const sold = await stillOut(parts, tx, order);
  const notThere = linesLeft(wanted, sold);
  return linesLeft(wanted, notThere);
}
