import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";
import { lockOf } from "#platform/database/dialects.ts";
import type { ProductRow } from "../goods/product-repository.ts";
import { appealInStock } from "../rules/appeal.ts";
import "../storage/catalogue-tables.ts";

export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

export interface StockRow {
  readonly productId: string;
  readonly free: number;
}

type Move = "hold" | "sell" | "release" | "return";

const moves: Readonly<Record<Move, RawBuilder<unknown>>> = {
  hold: sql`free = free - line.column2, held = held + line.column2`,
  sell: sql`held = held - line.column2, sold = sold + line.column2`,
  release: sql`held = held - line.column2, free = free + line.column2`,
  return: sql`sold = sold - line.column2, free = free + line.column2`,
};

/** The stock of products that are still sold, locked in the order of ids so that two orders never wait in a ring. */
export async function lockStock(tx: Tx, lines: readonly StockLine[]): Promise<Map<string, number>> {
  const ids = sql.join(lines.map(({ productId }) => productId));
  const { rows } = await sql<{ product_id: string; free: number; deleted_at: number | null }>`
    select stock.product_id, stock.free, products.deleted_at
    from stock join products on products.id = stock.product_id
    where stock.product_id in (${ids})
    order by stock.product_id ${lockOf(tx, "stock")}`.execute(tx);
  return new Map(rows.filter((row) => row.deleted_at === null).map((row) => [row.product_id, row.free]));
}

/** The CHECKs of the table are the last guard: a move below zero throws and undoes the transaction. */
export async function moveStock(tx: Tx, move: Move, lines: readonly StockLine[]): Promise<StockRow[]> {
  const values = sql.join(
    lines.map(({ productId, quantity }) => sql`(cast(${productId} as text), cast(${quantity} as integer))`),
  );
  const { rows } = await sql<{ product_id: string; free: number }>`
    update stock set ${moves[move]} from (values ${values}) as line
    where stock.product_id = line.column1
    returning stock.product_id, stock.free`.execute(tx);
  if (rows.length !== lines.length)
    throw new Error(`No stock row for one of ${lines.map(({ productId }) => productId).join(", ")}`);
  return rows.map((row) => ({ productId: row.product_id, free: row.free }));
}

/** Sets what is left to sell; gives what it was. */
export async function setFree(tx: Tx, productId: string, free: number): Promise<void> {
  await tx.updateTable("stock").set({ free }).where("product_id", "=", productId).execute();
}

/** Gives the rows as they are now. */
export function markInStock(tx: Tx, productIds: readonly string[], inStock: boolean): Promise<ProductRow[]> {
  return tx
    .updateTable("products")
    .set({
      in_stock: inStock ? 1 : 0,
      appeal: sql<number>`appeal + ${sql.lit(inStock ? appealInStock : -appealInStock)}`,
    })
    .where("id", "in", [...productIds])
    .where("in_stock", "=", inStock ? 0 : 1)
    .returningAll()
    .execute();
}
