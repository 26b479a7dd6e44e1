import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { type ProductRow, productRows } from "../products/product-repository.ts";
import { popularityOnSale } from "../rules/popularity.ts";
import { variantsOf } from "../stock/variants-repository.ts";
import type { PricedProductRow } from "./priced-product.ts";
import { around, salesOf } from "./product-sales-repository.ts";

export interface Within {
  readonly category: string;
  /** Then its goods are those of its parts too. */
  readonly isTop: boolean;
  readonly after: number;
  readonly most: number;
}

/** What is sold there, in the order of numbers. */
export async function numbersWithin(tx: Tx, { category, isTop, after, most }: Within): Promise<number[]> {
  const rows = await tx
    .selectFrom("products")
    .select("number")
    .where(isTop ? "top_category" : "category", "=", category)
    .where("number", ">", after)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .limit(most)
    .execute();
  return rows.map(({ number }) => number);
}

export async function numbersOf(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const rows = await tx.selectFrom("products").select("number").where("id", "in", ids).execute();
  return rows.map(({ number }) => number);
}

/** Kept from whoever else would write their prices, before it is read what they should be. */
export async function lockPrices(tx: Tx, numbers: readonly number[]): Promise<void> {
  await locked(
    tx,
    tx.selectFrom("products").select("number").where("number", "in", numbers).orderBy("number"),
  ).execute();
}

export type PricedRow = ProductRow & PricedProductRow;

export async function loadPriced(tx: Tx, numbers: readonly number[], now: number): Promise<PricedRow[]> {
  return productRows(tx)
    .select(variantsOf(tx, "products.id").as("variants"))
    .select(salesOf(tx, "products", around(now)).as("sales"))
    .where("number", "in", numbers)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
}

export type ShownPrice = Pick<
  ProductRow,
  "number" | "mrp_paise" | "unit_paise" | "discount" | "on_sale" | "price_varies"
>;

/** All in one statement. */
export async function updateShownPrices(tx: Tx, shown: readonly ShownPrice[]): Promise<void> {
  if (shown.length === 0) return;
  const values = sql.join(
    shown.map(
      ({ number, mrp_paise, unit_paise, discount, on_sale, price_varies }) =>
        sql`(cast(${number} as bigint), cast(${mrp_paise} as bigint), cast(${unit_paise} as bigint),
          cast(${discount} as integer), cast(${on_sale} as integer), cast(${price_varies} as integer))`,
    ),
  );
  await sql`
    update products set mrp_paise = line.column2, unit_paise = line.column3, discount = line.column4,
      popularity = popularity + (line.column5 - on_sale) * ${sql.lit(popularityOnSale)}, on_sale = line.column5,
      price_varies = line.column6
    from (values ${values}) as line where products.number = line.column1`.execute(tx);
}
