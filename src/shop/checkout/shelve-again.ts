import type { Tx } from "#platform/database/database.ts";
import type { OrderLine, OrderRecord } from "#shop/orders/order-record.ts";
import type { ParcelLine } from "#shop/orders/rules/pieces-left.ts";
import type { RefundLine } from "#shop/payments/refunds-service.ts";
import { linesLeft } from "#shop/payments/rules/refund-state.ts";
import type { CheckoutParts, StockLine } from "./checkout-parts.ts";

/** The goods of a sold order go back, but for those that came back before. */
export async function shelveAgain(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<void> {
  const left = linesLeft(order.lines, await returnedLines(parts, tx, order));
  if (left.length > 0) await parts.catalogue.returnSold(tx, left, { orderId: order.id });
}

/** What was refunded into the shelf, and what was in parcels that came back. */
export async function returnedLines(
  { orders, payments }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
): Promise<StockLine[]> {
  const refunds = await payments.refunds.of(tx, [order.id]);
  const parcels = await orders.parcels.of(tx, order.id);
  return [
    ...refunds
      .filter(({ restock }) => restock === 1)
      .flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]),
    // Whoever opened a parcel has decided what becomes of its goods.
    ...parcels.filter(({ state }) => state === "returned").flatMap(({ lines }) => goodsAt(order, lines)),
  ];
}

export function goodsAt({ lines }: OrderRecord, pieces: readonly ParcelLine[]): OrderLine[] {
  return pieces.flatMap(({ line, quantity }) => {
    const of = lines[line];
    return of ? [{ ...of, quantity }] : [];
  });
}
