import type { Selectable } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { pipelined } from "#platform/database/prepared.ts";
import type { Combination } from "../rules/variants.ts";
import type { MoveView, StockReason } from "../stock-view.ts";
import type { StockMoveTable } from "../storage/catalogue-tables.ts";

/** Why and through whom the stock changed: somebody of the staff, or an order. */
export interface Cause {
  readonly reason: StockReason;
  readonly person?: string | undefined;
  readonly orderId?: string | undefined;
  readonly at: number;
}

export interface AnyVariant extends Combination {
  readonly productId: string;
}

/** One change of what there is of a variant, free or held. */
export interface StockMove extends AnyVariant {
  /** Of the stock, after it. */
  readonly version: number;
  readonly change: number;
  /** What there is after it. */
  readonly pieces: number;
}

type Row = Selectable<StockMoveTable>;

const insertingOne = pipelined((q, row: Row) => q.insertInto("stock_moves").values({ ...row }));

/** In the transaction that changes the stock; no more at once than one statement takes. */
export async function insertMoves(tx: Tx, moves: readonly StockMove[], cause: Cause): Promise<void> {
  const [first, ...more] = moves.map((move) => rowOf(move, cause));
  if (!first) return;
  // Most orders are of one thing.
  if (more.length === 0) await insertingOne(tx, first);
  else
    await tx
      .insertInto("stock_moves")
      .values([first, ...more])
      .execute();
}

/** The newest first. */
export async function movesOf(
  q: Reads | Tx,
  { productId, colour, size }: AnyVariant,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<MoveView[]> {
  return q
    .selectFrom("stock_moves")
    .select(["version", "change", "pieces", "reason", "person", "order_id as orderId", "at"])
    .where((where) => where.and({ product_id: productId, colour, size }))
    .$if(before !== undefined, (query) => query.where("version", "<", before ?? 0))
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
}

function rowOf(
  { productId, colour, size, version, change, pieces }: StockMove,
  { reason, person, orderId, at }: Cause,
): Row {
  return {
    product_id: productId,
    colour,
    size,
    version,
    change,
    pieces,
    reason,
    person: person ?? null,
    order_id: orderId ?? null,
    at,
  };
}
