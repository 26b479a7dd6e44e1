import { linesLeft } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund, RefundLine } from "#modules/payments/service.ts";
import type { StockLine } from "../checkout-parts.ts";
import type { OrderLine, OrderRecord } from "../public/order-record.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { piecesLeft } from "../rules/pieces-left.ts";
import { shareOf } from "../rules/refund-share.ts";
import { goodsAt } from "./restock.ts";

/** Of some pieces of an order those that were paid for and that no money went back for yet, and what they cost. */
export function notPaidBack(
  order: OrderRecord,
  pieces: readonly OrderLine[],
  refunds: readonly Refund[],
  refused: readonly StockLine[] = [],
) {
  const notPaid = linesLeft(order.lines, [...refused, ...paidBack(refunds)]);
  const goods = withPrices(pieces, linesLeft(pieces, linesLeft(pieces, notPaid)));
  const behind = withPrices(order.lines, linesLeft(order.lines, notPaid));
  return { goods, notPaid, paise: shareOf(order.quote, goods, behind) };
}

/** What refunds were for; those that were refused are owed still. */
export function paidBack(refunds: readonly Refund[]): RefundLine[] {
  return refunds.flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
}

/** What was refused at the door beside what was kept and paid there. */
export function refusedAtDoor(
  order: OrderRecord,
  { method, amount_paise }: Pick<Payment, "method" | "amount_paise">,
  parcels: readonly Parcel[],
): OrderLine[] {
  if (method !== "cash" || amount_paise >= order.quote.total) return [];
  const taken = parcels.filter(({ state, deliveredAt }) => state !== "returned" || deliveredAt !== null);
  return goodsAt(order, piecesLeft(order.lines, taken, []));
}

function withPrices(of: readonly OrderLine[], some: readonly StockLine[]): OrderLine[] {
  const rest = [...some];
  return of.flatMap((line) => {
    const at = rest.findIndex(
      (one) => one.productId === line.productId && one.colour === line.colour && one.size === line.size,
    );
    const found = at < 0 ? undefined : rest[at];
    if (!found) return [];
    const quantity = Math.min(line.quantity, found.quantity);
    rest[at] = { ...found, quantity: found.quantity - quantity };
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
