import { linesLeft } from "#modules/payments/rules/refund-state.ts";
import type { RefundLine } from "#modules/payments/service.ts";
import { decidedPieces } from "#modules/returns/pieces.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts, StockLine } from "../checkout-parts.ts";
import type { OrderLine, OrderRecord } from "../public/order-record.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { type ParcelLine, piecesLeft } from "../rules/pieces-left.ts";

/** The goods of a sold order go back, but for those that came back before. */
export async function restockOrder(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<void> {
  const left = await stillOut(parts, tx, order);
  if (left.length > 0) await parts.catalogue.returnSold(tx, left, { orderId: order.id });
}

/** What of a sold order has not come back. */
export async function stillOut(parts: CheckoutParts, tx: Tx, order: OrderRecord) {
  return linesLeft(order.lines, await returnedLines(parts, tx, order));
}

/** What refunds put back in stock, what was in parcels that came back, and what somebody looked at of returns. */
async function returnedLines(
  { orders, payments, returns }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
): Promise<StockLine[]> {
  const refunds = await payments.refunds.of(tx, [order.id]);
  const parcels = await orders.parcels.of(tx, order.id);
  const back = await returns.of(tx, [order.id]);
  return [
    ...refunds
      .filter(({ restock }) => restock === 1)
      .flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]),
    // Whoever opened a parcel has decided what becomes of its goods.
    ...cameBack(order, parcels),
    ...goodsAt(order, decidedPieces(back)),
  ];
}

/** Less what waited here, was not put on the shelf and left once more. */
function cameBack(order: OrderRecord, parcels: readonly Parcel[]): StockLine[] {
  const back = parcels.filter(({ state }) => state === "returned");
  const waited = back.filter(({ isRestocked }) => !isRestocked).flatMap((parcel) => parcel.lines);
  const rest = piecesLeft(
    order.lines,
    parcels.filter((parcel) => parcel.state !== "returned" || parcel.isRestocked),
    [],
  );
  const undecided = rest.flatMap(({ line, quantity }) => {
    const here = waited.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);
    return here > 0 ? [{ line, quantity: Math.min(here, quantity) }] : [];
  });
  return [
    ...back
      .filter(({ isRestocked }) => isRestocked)
      .flatMap(({ restockedGoods, lines }) => restockedGoods ?? goodsAt(order, lines)),
    ...goodsAt(order, undecided),
  ];
}

/** Whether none of these came back before. */
export async function areStillOut(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  lines: readonly StockLine[],
): Promise<boolean> {
  return linesLeft(lines, await stillOut(parts, tx, order)).length === 0;
}

export function goodsAt({ lines }: OrderRecord, pieces: readonly ParcelLine[]): OrderLine[] {
  return pieces.flatMap(({ line, quantity }) => {
    const of = lines[line];
    return of ? [{ ...of, quantity }] : [];
  });
}
