import { sql } from "kysely";
import type { Variant } from "#contract/variant.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonRows, locked } from "#platform/database/dialects.ts";
import type { Combination } from "../rules/variants.ts";
import { type Cause, insertMoves } from "./stock-moves-repository.ts";

export interface NewVariant extends Combination {
  readonly productId: string;
  readonly position: number;
  readonly free: number;
}

/** So many rows, times their columns, are fewer than the values that one statement takes. */
const batch = 2_000;

/** What there is of them begins their books. */
export async function insertVariants(tx: Tx, variants: readonly NewVariant[], cause: Cause): Promise<void> {
  for (let at = 0; at < variants.length; at += batch) {
    const some = variants.slice(at, at + batch);
    await tx
      .insertInto("variants")
      .values(
        some.map(({ productId, colour, size, position }) => ({
          product_id: productId,
          colour,
          size,
          position,
        })),
      )
      .execute();
    await tx
      .insertInto("stock")
      .values(
        some.map(({ productId, colour, size, free }) => ({ product_id: productId, colour, size, free })),
      )
      .execute();
    const moves = some.map((one) => ({ ...one, version: 0, change: one.free, pieces: one.free }));
    await insertMoves(
      tx,
      moves.filter(({ change }) => change > 0),
      cause,
    );
  }
}

export interface KnownVariant extends NewVariant {
  readonly offered: boolean;
  readonly held: number;
  readonly sold: number;
  /** Of its stock. */
  readonly version: number;
}

/** All that a product ever had. */
export async function variantsOfProduct(q: Reads | Tx, productId: string): Promise<KnownVariant[]> {
  const rows = await q
    .selectFrom("variants")
    .innerJoin("stock", (on) =>
      on
        .onRef("stock.product_id", "=", "variants.product_id")
        .onRef("stock.colour", "=", "variants.colour")
        .onRef("stock.size", "=", "variants.size"),
    )
    .select(["variants.colour", "variants.size", "variants.position", "variants.offered"])
    .select(["stock.free", "stock.held", "stock.sold", "stock.version"])
    .where("variants.product_id", "=", productId)
    .orderBy("variants.position")
    .execute();
  // PostgreSQL gives what may be sold of one thing in a hundred years as text.
  return rows.map(({ offered, sold, ...row }) => ({
    ...row,
    productId,
    offered: offered === 1,
    sold: Number(sold),
  }));
}

/** Every row of a product's stock, in the order in which purchases lock them. */
export async function lockStockOf(tx: Tx, productId: string): Promise<void> {
  const rows = tx.selectFrom("stock").select("free").where("product_id", "=", productId);
  await locked(tx, rows.orderBy("colour").orderBy("size")).execute();
}

/** Whether a variant is a choice, and where it stands among them. */
export async function placeVariant(
  tx: Tx,
  { productId, colour, size, position, offered }: Omit<KnownVariant, "free" | "held" | "sold" | "version">,
): Promise<void> {
  await tx
    .updateTable("variants")
    .set({ position, offered: offered ? 1 : 0 })
    .where((where) => where.and({ product_id: productId, colour, size }))
    .execute();
}

/** What is left to sell of a variant whose stock is locked; `was` is what it was. */
export async function setFree(tx: Tx, was: KnownVariant, free: number, cause: Cause): Promise<void> {
  const { productId, colour, size, held } = was;
  const version = was.version + 1;
  await tx
    .updateTable("stock")
    .set({ free, version })
    .where((where) => where.and({ product_id: productId, colour, size }))
    .execute();
  const move = { productId, colour, size, version, change: free - was.free, pieces: free + held };
  await insertMoves(tx, [move], cause);
}

/** What is offered of the product of an outer statement, in one value: it reads two short rows a choice. */
export function variantsOf(q: Reads | Tx, product: string) {
  return jsonRows(
    q,
    sql`v.colour, v.size, s.free, v.weight_grams`,
    sql`variants as v join stock as s on s.product_id = v.product_id and s.colour = v.colour and s.size = v.size
      where v.product_id = ${sql.ref(product)} and v.offered = 1`,
  );
}

/** With what each weighs, for who prices a parcel. */
export function readWeighedVariants(json: string): Variant[] {
  const rows = JSON.parse(json) as [string, string, number, number | null][];
  return rows.map(([colour, size, free, grams]) => ({
    colour,
    size,
    free,
    ...(grams !== null && { grams }),
  }));
}

export function readVariants(json: string): Variant[] {
  const rows = JSON.parse(json) as [string, string, number][];
  return rows.map(([colour, size, free]) => ({ colour, size, free }));
}
