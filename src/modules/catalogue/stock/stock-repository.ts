import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked, lockOf } from "#platform/database/dialects.ts";
import { prepared } from "#platform/database/prepared.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { type ProductRow, productRows } from "../products/product-repository.ts";
import { popularityInStock } from "../rules/popularity.ts";
import { shownKeys } from "../rules/shown-keys.ts";
import { variantKey } from "../rules/variant.ts";
import type { Combination } from "../rules/variants.ts";
import { freeOfRow } from "../sets/set-parts-repository.ts";
import { type Cause, insertMoves } from "./stock-moves-repository.ts";

/** Pieces of one variant. */
export interface Pieces extends Combination {
  readonly productId: string;
  readonly quantity: number;
}

export interface StockRow extends Combination {
  readonly productId: string;
  readonly free: number;
}

export interface MovedStock extends StockRow {
  readonly isInSet: boolean;
}

/** What is held is still there; what is sold is not. */
type Hold = "hold" | "release";
type Sale = "sell" | "return";

/** The version counts changes of what there is: who counts it is not told of holds, which change nothing of that. */
const moves: Readonly<Record<Hold | Sale, RawBuilder<unknown>>> = {
  hold: sql`free = free - line.column4, held = held + line.column4`,
  release: sql`held = held - line.column4, free = free + line.column4`,
  sell: sql`held = held - line.column4, sold = sold + line.column4, version = version + 1`,
  return: sql`sold = sold - line.column4, free = free + line.column4, version = version + 1`,
};
const isLine = sql`stock.product_id = line.column1 and stock.colour = line.column2 and stock.size = line.column3`;

interface Counted {
  readonly product_id: string;
  readonly colour: string;
  readonly size: string;
  readonly free: number;
}

interface MovedRow extends Counted {
  readonly held: number;
  readonly version: number;
  readonly sets: number | string;
}

const stockLocked = prepared((q, { lines }: { lines: readonly Pieces[] }) =>
  asked<Counted & { deleted_at: number | null }>(
    q,
    sql`select stock.product_id, stock.colour, stock.size, stock.free, products.deleted_at
    from (values ${valuesOf(lines)}) as line join stock on ${isLine}
    join products on products.id = stock.product_id
    order by stock.product_id, stock.colour, stock.size ${lockOf(q, "stock")}`,
  ),
);

/** What is left of goods that are still sold, locked in one order so that two purchases never wait in a ring. */
export async function lockStock(tx: Tx, lines: readonly Pieces[]): Promise<StockRow[]> {
  const rows = await stockLocked(tx, { lines });
  return rows.filter(({ deleted_at }) => deleted_at === null).map(stockRow);
}

/** Pieces that wait for an order to be paid, or do so no more. */
export async function holdPieces(tx: Tx, hold: Hold, lines: readonly Pieces[]): Promise<MovedStock[]> {
  return (await movePieces(tx, hold, lines)).map(movedRow);
}

/** Pieces that were held and are sold now, or were sold and are back; written down in the books. */
export async function sellPieces(
  tx: Tx,
  sale: Sale,
  lines: readonly Pieces[],
  cause: Cause,
): Promise<MovedStock[]> {
  const rows = await movePieces(tx, sale, lines);
  const sign = sale === "sell" ? -1 : 1;
  const quantities = new Map(lines.map((line) => [variantKey(line), line.quantity]));
  const made = rows.map(({ held, version, ...row }) => {
    const quantity = quantities.get(variantKey(stockRow(row))) ?? 0;
    return { ...stockRow(row), version, change: sign * quantity, pieces: row.free + held };
  });
  await insertMoves(tx, made, cause);
  return rows.map(movedRow);
}

const moving = (move: Hold | Sale) =>
  prepared((q, { lines }: { lines: readonly Pieces[] }) =>
    asked<MovedRow>(
      q,
      sql`update stock set ${moves[move]} from (values ${valuesOf(lines)}) as line where ${isLine}
      returning stock.product_id, stock.colour, stock.size, stock.free, stock.held, stock.version,
        (select count(*) from set_parts where part_id = stock.product_id) as sets`,
    ),
  );
const movesBy = {
  hold: moving("hold"),
  release: moving("release"),
  sell: moving("sell"),
  return: moving("return"),
};

/** The CHECKs of the table are the last guard: a move below zero throws and undoes the transaction. */
async function movePieces(tx: Tx, move: Hold | Sale, lines: readonly Pieces[]): Promise<MovedRow[]> {
  const rows = await movesBy[move](tx, { lines });
  if (move !== "sell") await invalidate(tx, shownOf(lines));
  if (rows.length !== lines.length)
    throw new Error(`No stock row for one of ${lines.map(({ productId }) => productId).join(", ")}`);
  return rows;
}

/** How many are left is said on their own pages. */
function shownOf(lines: readonly Pick<Pieces, "productId">[]): string[] {
  return [...new Set(lines.map(({ productId }) => shownKeys.product(productId)))];
}

function asked<Row>(q: Reads | Tx, statement: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => statement.compile(q) as CompiledQuery<Row> };
}

function valuesOf(lines: readonly Pieces[]) {
  return sql.join(
    lines.map(
      ({ productId, colour, size, quantity }) =>
        sql`(cast(${productId} as text), cast(${colour} as text), cast(${size} as text), cast(${quantity} as integer))`,
    ),
  );
}

function stockRow({ product_id: productId, colour, size, free }: Counted): StockRow {
  return { productId, colour, size, free };
}

function movedRow(row: MovedRow): MovedStock {
  return { ...stockRow(row), isInSet: Number(row.sets) > 0 };
}

/** Keeps products from other writers and gives them by id: what sums variants up must see the last of them. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  const rows = await locked(tx, productRows(tx).where("id", "in", ids).orderBy("id")).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is left of every choice of these products. */
export async function offeredStock(tx: Tx, productIds: readonly string[]): Promise<StockRow[]> {
  const rows = await tx
    .selectFrom("variants")
    .innerJoin("stock", (on) =>
      on
        .onRef("stock.product_id", "=", "variants.product_id")
        .onRef("stock.colour", "=", "variants.colour")
        .onRef("stock.size", "=", "variants.size"),
    )
    .select(["variants.product_id", "variants.colour", "variants.size"])
    .select(freeOfRow("variants", "stock").as("free"))
    .where("variants.product_id", "in", productIds)
    .where("variants.offered", "=", 1)
    .orderBy("variants.product_id")
    .orderBy("variants.position")
    .execute();
  return rows.map(stockRow);
}

export interface Shown {
  readonly productId: string;
  readonly inStock: boolean;
  /** As JSON. */
  readonly soldOut: string;
}

/** Gives the rows of what changed, as they are now; nothing is said of them otherwise. */
export async function markStock(tx: Tx, shown: readonly Shown[]): Promise<Omit<ProductRow, "texts">[]> {
  const values = sql.join(
    shown.map(
      ({ productId, inStock, soldOut }) =>
        sql`(cast(${productId} as text), cast(${inStock ? 1 : 0} as integer), cast(${soldOut} as text))`,
    ),
  );
  const { rows } = await sql<Omit<ProductRow, "texts">>`
    update products set in_stock = line.column2, sold_out = line.column3,
      popularity = popularity + (line.column2 - in_stock) * ${sql.lit(popularityInStock)}
    from (values ${values}) as line
    where products.id = line.column1 and (in_stock <> line.column2 or sold_out <> line.column3)
    returning *`.execute(tx);
  return rows;
}
