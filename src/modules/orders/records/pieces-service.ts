import type { Reads, Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { chooseFree, type TakenPiece } from "../rules/pieces.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";
import * as rows from "./piece-repository.ts";

type Sold = Pick<OrderRecord, "id" | "lines">;
type TakenAs = Pick<TakenPiece, "state" | "returnId" | "refundId" | "neverLeft">;

/** Which pieces of orders were given back, and for what. Whoever writes here has locked the order. */
export const orderPieces = {
  of: (q: Reads | Tx, orderIds: readonly string[]) => rows.piecesOf(q, orderIds),

  /** A refund pays for these pieces. */
  payBack: (tx: Tx, order: Sold, lines: readonly ParcelLine[], refundId: string) =>
    take(tx, order, lines, { state: "paidBack", returnId: null, refundId }),

  /** Refused on delivery. */
  leaveUnpaid: (tx: Tx, order: Sold, lines: readonly ParcelLine[]) =>
    take(tx, order, lines, { state: "unpaid", returnId: null, refundId: null }),
  /** Taken out before the order was paid or left. */
  takeOut: (tx: Tx, order: Sold, lines: readonly ParcelLine[]) =>
    take(tx, order, lines, { state: "unpaid", returnId: null, refundId: null, neverLeft: true }),
  /** What was paid for them pays for an order of another choice. */
  payOver: (tx: Tx, order: Sold, lines: readonly ParcelLine[], refundId: string) =>
    take(tx, order, lines, { state: "paidBack", returnId: null, refundId, neverLeft: true }),
  /** They were not refused after all. */
  unrefuse: rows.deleteUnpaid,

  /** A return is about these pieces and no others from now on. False, and nothing written, where not all are free. */
  async claim(tx: Tx, order: Sold, returnId: string, lines: readonly ParcelLine[]): Promise<boolean> {
    const others = (await rows.piecesOf(tx, [order.id])).filter((piece) => piece.returnId !== returnId);
    const chosen = chooseFree(order.lines, others, lines);
    if (!chosen) return false;
    const as: TakenAs = { state: "returning", returnId, refundId: null };
    await rows.deleteReturning(tx, order.id, returnId);
    await rows.insertPieces(tx, order.id, taken(chosen, as));
    return true;
  },
  /** Money or other goods are given for the pieces of a return. */
  end: rows.endReturning,

  /** Another refund has taken the place of those that paid for them. */
  moveTo: rows.movePieces,
};

/** The caller has seen that they are free. */
async function take(tx: Tx, order: Sold, lines: readonly ParcelLine[], as: TakenAs): Promise<void> {
  const chosen = chooseFree(order.lines, await rows.piecesOf(tx, [order.id]), lines);
  if (!chosen) throw new Error(`Pieces of order ${order.id} were given back before.`);
  await rows.insertPieces(tx, order.id, taken(chosen, as));
}

function taken(chosen: readonly Pick<TakenPiece, "line" | "piece">[], as: TakenAs): TakenPiece[] {
  return chosen.map((piece) => ({ ...piece, ...as }));
}
