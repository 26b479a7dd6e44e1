import { sql } from "kysely";
import type { Price } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonRows, locked } from "#platform/database/dialects.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { shownKeys } from "../rules/shown-keys.ts";
import type { Combination } from "../rules/variants.ts";
import { freeOfRow, gramsOfRow } from "../sets/set-parts-repository.ts";
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
  await invalidate(tx, [shownKeys.product(productId)]);
}

/** The same of several, in two statements. */
export async function setManyFree(
  tx: Tx,
  counted: readonly { readonly was: KnownVariant; readonly free: number }[],
  cause: Cause,
): Promise<void> {
  const values = sql.join(
    counted.map(
      ({ was: { productId, colour, size }, free }) =>
        sql`(cast(${productId} as text), cast(${colour} as text), cast(${size} as text), cast(${free} as integer))`,
    ),
  );
  await sql`update stock set free = line.column4, version = version + 1 from (values ${values}) as line
    where stock.product_id = line.column1 and stock.colour = line.column2 and stock.size = line.column3`.execute(
    tx,
  );
  const moves = counted.map(({ was: { productId, colour, size, held, version, free: before }, free }) => ({
    ...{ productId, colour, size, version: version + 1 },
    ...{ change: free - before, pieces: free + held },
  }));
  await insertMoves(tx, moves, cause);
  await invalidate(tx, [...new Set(moves.map(({ productId }) => shownKeys.product(productId)))]);
}

/** What is offered of the product of an outer statement, in one value: it reads two short rows a choice. */
export function variantsOf(q: Reads | Tx, product: string) {
  return jsonRows(
    q,
    sql`v.colour, v.size, ${freeOfRow("v", "s")}, ${gramsOfRow("v")}, v.mrp_paise, v.unit_paise, v.picture`,
    sql`variants as v join stock as s on s.product_id = v.product_id and s.colour = v.colour and s.size = v.size
      where v.product_id = ${sql.ref(product)} and v.offered = 1`,
  );
}

export interface OfferedVariant extends Combination {
  readonly free: number;
  /** Null where nobody has weighed it. */
  readonly grams: number | null;
  /** Null where it costs what its product does. */
  readonly own: Price | null;
  /** The name of one of the product's pictures, where it has one of its own. */
  readonly picture: string | null;
}

type VariantRow = [string, string, number, number | null, number | null, number | null, string | null];

export function readVariants(json: string): OfferedVariant[] {
  return (JSON.parse(json) as VariantRow[]).map(
    ([colour, size, free, grams, mrpPaise, unitPaise, picture]) => ({
      colour,
      size,
      free,
      grams,
      own: mrpPaise === null || unitPaise === null ? null : { mrpPaise, unitPaise },
      picture,
    }),
  );
}

/** Whether it is sold, and among its choices where one is named. */
export async function isOffered(
  tx: Tx,
  productId: string,
  { colour, size }: { readonly colour: string | null; readonly size: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .select("position")
    .where("product_id", "=", productId)
    .where("deleted_at", "is", null)
    .where("offered", "=", 1)
    .$if(colour !== null, (query) => query.where("colour", "=", colour ?? "").where("size", "=", size ?? ""))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives what it was; nothing of what is not offered. */
export async function setOwnPrice(
  tx: Tx,
  { productId, colour, size }: Combination & { readonly productId: string },
  price: Price | null,
): Promise<{ mrpPaise: number | null; unitPaise: number | null } | undefined> {
  const isIt = { product_id: productId, colour, size, offered: 1 };
  const before = await tx
    .selectFrom("variants")
    .select(["mrp_paise as mrpPaise", "unit_paise as unitPaise"])
    .where((where) => where.and(isIt))
    .executeTakeFirst();
  await tx
    .updateTable("variants")
    .set({ mrp_paise: price?.mrpPaise ?? null, unit_paise: price?.unitPaise ?? null })
    .where((where) => where.and(isIt))
    .execute();
  return before;
}
