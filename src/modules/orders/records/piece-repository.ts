import type { Reads, Tx } from "#platform/database/database.ts";
import type { TakenPiece } from "../rules/pieces.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    order_pieces: PieceRow;
  }
}

interface PieceRow {
  order_id: string;
  line: number;
  piece: number;
  state: TakenPiece["state"];
  return_id: string | null;
  refund_id: string | null;
  never_left: 0 | 1;
}

export async function piecesOf(
  q: Reads | Tx,
  orderIds: readonly string[],
): Promise<(TakenPiece & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await q
    .selectFrom("order_pieces")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("line")
    .orderBy("piece")
    .execute();
  return rows.map(({ order_id, return_id, refund_id, never_left, ...row }) => ({
    ...row,
    ...(never_left === 1 && { neverLeft: true as const }),
    orderId: order_id,
    returnId: return_id,
    refundId: refund_id,
  }));
}

export async function insertPieces(tx: Tx, orderId: string, pieces: readonly TakenPiece[]): Promise<void> {
  if (pieces.length === 0) return;
  const rows = pieces.map(({ returnId, refundId, neverLeft, ...piece }) => ({
    ...piece,
    never_left: neverLeft ? (1 as const) : (0 as const),
    order_id: orderId,
    return_id: returnId,
    refund_id: refundId,
  }));
  await tx.insertInto("order_pieces").values(rows).execute();
}

/** Of an order those of one return that nothing was given for yet. */
export async function endReturning(
  tx: Tx,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
  { state, refundId }: { readonly state: "paidBack" | "exchanged"; readonly refundId: string | null },
): Promise<void> {
  await tx
    .updateTable("order_pieces")
    .set({ state, refund_id: refundId })
    .where("order_id", "=", orderId)
    .where("return_id", "=", returnId)
    .where("state", "=", "returning")
    .execute();
}

export async function movePieces(
  tx: Tx,
  orderId: string,
  from: readonly string[],
  to: string,
): Promise<void> {
  if (from.length === 0) return;
  await tx
    .updateTable("order_pieces")
    .set({ refund_id: to })
    .where("order_id", "=", orderId)
    .where("refund_id", "in", from)
    .execute();
}

export async function deleteReturning(tx: Tx, orderId: string, returnId: string): Promise<void> {
  await tx
    .deleteFrom("order_pieces")
    .where("order_id", "=", orderId)
    .where("return_id", "=", returnId)
    .where("state", "=", "returning")
    .execute();
}

/** Those that were refused at the door. */
export async function deleteUnpaid(tx: Tx, orderId: string): Promise<void> {
  await tx
    .deleteFrom("order_pieces")
    .where("order_id", "=", orderId)
    .where("state", "=", "unpaid")
    .where("never_left", "=", 0)
    .execute();
}
