import { portionOf } from "#contract/format/money.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { settledPieces, type TakenPiece } from "../rules/pieces.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";
import { shareOf } from "../rules/refund-share.ts";
import { costOf } from "./cost-of.ts";

/**
 * What a courier asks less for an order without these pieces. A discount that was given since goes along with them, so
 * that what stays is never for nothing.
 */
export function lessFor(
  order: OrderRecord,
  pieces: readonly ParcelLine[],
  { taken, askedPaise }: { readonly taken: readonly TakenPiece[]; readonly askedPaise: number },
): number {
  const gone = shareOf(order.quote, order.lines, settledPieces(taken));
  return portionOf(askedPaise, costOf(order, pieces, taken), order.quote.total - gone);
}
