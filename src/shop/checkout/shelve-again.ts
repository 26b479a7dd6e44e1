import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { RefundLine } from "#shop/payments/refunds-service.ts";
import { linesLeft } from "#shop/payments/rules/refund-state.ts";
import type { CheckoutParts, StockLine } from "./checkout-parts.ts";

/** The goods of a sold order go back, but for those that an earlier refund put there already. */
export async function shelveAgain(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<void> {
  await parts.catalogue.returnSold(tx, linesLeft(order.lines, await returnedLines(parts, tx, order.id)));
}

export async function returnedLines(
  { payments }: CheckoutParts,
  tx: Tx,
  orderId: string,
): Promise<StockLine[]> {
  const refunds = await payments.refunds.of(tx, [orderId]);
  return refunds
    .filter(({ restock }) => restock === 1)
    .flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
}
