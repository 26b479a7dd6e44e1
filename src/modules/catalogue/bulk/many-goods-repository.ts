import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { type ProductRow, productRows } from "../products/product-repository.ts";
import type { KnownVariant } from "../stock/variants-repository.ts";
import type { VariantTable } from "../storage/catalogue-tables.ts";

export type GoodsVariant = KnownVariant &
  Pick<Plain<VariantTable>, "sku" | "barcode" | "weight_grams" | "mrp_paise" | "unit_paise">;
type Plain<Table> = {
  [Name in keyof Table]: Table[Name] extends { __select__: infer Value } ? Value : Table[Name];
};

/** In the order in which purchases lock them. */
export async function lockStockOfMany(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = tx.selectFrom("stock").select("free").where("product_id", "in", ids);
  await locked(tx, rows.orderBy("product_id").orderBy("colour").orderBy("size")).execute();
}

export function loadRows(q: Reads | Tx, ids: readonly string[]): Promise<ProductRow[]> {
  return productRows(q).where("id", "in", ids).where("state", "<>", "removed").execute();
}

/** All that these products ever had. */
export async function loadVariants(q: Reads | Tx, ids: readonly string[]): Promise<GoodsVariant[]> {
  const rows = await q
    .selectFrom("variants")
    .innerJoin("stock", (on) =>
      on
        .onRef("stock.product_id", "=", "variants.product_id")
        .onRef("stock.colour", "=", "variants.colour")
        .onRef("stock.size", "=", "variants.size"),
    )
    .select(["variants.product_id as productId", "variants.colour", "variants.size", "variants.position"])
    .select(["variants.offered", "sku", "barcode", "weight_grams", "mrp_paise", "unit_paise"])
    .select(["stock.free", "stock.held", "stock.sold", "stock.version"])
    .where("variants.product_id", "in", ids)
    .orderBy("variants.product_id")
    .orderBy("variants.position")
    .execute();
  return rows.map(({ offered, sold, ...row }) => ({ ...row, offered: offered === 1, sold: Number(sold) }));
}

const goodsColumns = {
  title: "text",
  brand: "text",
  description: "text",
  highlights: "text",
  category: "text",
  top_category: "text",
  state: "text",
  deleted_at: "bigint",
  own_mrp_paise: "bigint",
  own_unit_paise: "bigint",
  own_on_sale: "integer",
  featured: "integer",
  on_sale: "integer",
  in_stock: "integer",
  popularity: "integer",
  sold_out: "text",
  colours: "text",
  sizes: "text",
  pictures: "text",
  hsn_code: "text",
  tax_class: "text",
  country_of_origin: "text",
  maker: "text",
  importer: "text",
  net_thousandths: "bigint",
  net_unit: "text",
  prepaid_only: "integer",
  version: "integer",
  updated_at: "bigint",
} as const satisfies Partial<Record<keyof ProductRow, string>>;

/** All of them in one statement. */
export async function updateRows(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = { id: "text", ...goodsColumns } as const;
  const set = Object.keys(goodsColumns).map((name, at) => sql`${sql.ref(name)} = line.${column(at + 2)}`);
  await sql`update products set ${sql.join(set)} from (values ${valuesOf(rows, columns)}) as line
    where products.id = line.column1`.execute(tx);
}

const variantColumns = {
  productId: "text",
  colour: "text",
  size: "text",
  sku: "text",
  barcode: "text",
  weight_grams: "integer",
  mrp_paise: "bigint",
  unit_paise: "bigint",
} as const;

export type VariantFactsRow = Pick<GoodsVariant, keyof typeof variantColumns>;

/** SKU, bar code, weight and own price; where two of them change SKUs with each other, they do not meet half way. */
export async function updateVariants(tx: Tx, rows: readonly VariantFactsRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = valuesOf(rows, variantColumns);
  const isIt = sql`variants.product_id = line.column1 and variants.colour = line.column2
    and variants.size = line.column3`;
  await sql`update variants set sku = null from (values ${values}) as line
    where ${isIt} and variants.sku is not null`.execute(tx);
  await sql`update variants set sku = line.column4, barcode = line.column5, weight_grams = line.column6,
    mrp_paise = line.column7, unit_paise = line.column8 from (values ${values}) as line where ${isIt}`.execute(
    tx,
  );
}

function valuesOf<Columns extends Readonly<Record<string, string>>>(
  rows: readonly Readonly<Record<keyof Columns, unknown>>[],
  columns: Columns,
): RawBuilder<unknown> {
  const types = Object.entries(columns).map(([name, type]) => [name, sql.raw(type)] as const);
  const one = (row: Readonly<Record<keyof Columns, unknown>>) =>
    sql`(${sql.join(types.map(([name, type]) => sql`cast(${row[name]} as ${type})`))})`;
  return sql.join(rows.map(one));
}

function column(at: number): RawBuilder<unknown> {
  return sql.raw(`column${at}`);
}

/** Timed sales of these ids end now; those that have ended stay as they are. */
export async function endSales(tx: Tx, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("timed_sales")
    .set({
      ends_at: sql<number>`case when begins_at > ${at} then begins_at when ends_at < ${at} then ends_at else ${at} end`,
    })
    .where("id", "in", ids)
    .execute();
}
