import type { OrderRecord } from "../public/order-record.ts";
import { settledPieces, type TakenPiece } from "../rules/pieces.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";
import { shareOf } from "../rules/refund-share.ts";

/** What these pieces of an order cost, behind those that money went back for already. */
export function costOf(
  order: OrderRecord,
  pieces: readonly ParcelLine[],
  taken: readonly TakenPiece[],
): number {
  return shareOf(order.quote, order.lines, pieces, settledPieces(taken));
}
