import { sql } from "kysely";
import type { Price } from "#contract/format/money.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { VariantAttributes } from "../goods-view.ts";
import type { Combination } from "../rules/variants.ts";
import "../storage/catalogue-tables.ts";

export interface DescribedVariant extends Combination, VariantAttributes {
  /** Null where it costs what its product does. */
  readonly price: Price | null;
}

/** Of all that a product ever had. */
export async function variantAttributesOf(q: Reads | Tx, productId: string): Promise<DescribedVariant[]> {
  const rows = await q
    .selectFrom("variants")
    .select([
      "colour",
      "size",
      "sku",
      "barcode",
      "picture",
      "weight_grams as grams",
      "mrp_paise",
      "unit_paise",
    ])
    .where("product_id", "=", productId)
    .execute();
  return rows.map(({ mrp_paise: mrpPaise, unit_paise: unitPaise, ...facts }) => ({
    ...facts,
    price: mrpPaise === null || unitPaise === null ? null : { mrpPaise, unitPaise },
  }));
}

/** Those of these SKUs that are known, and of what. */
export async function ownersOfSkus(q: Reads | Tx, skus: readonly string[]) {
  if (skus.length === 0) return [];
  return q
    .selectFrom("variants")
    .select(["sku", "product_id as productId", "colour", "size"])
    .where("sku", "in", skus)
    .execute();
}

export async function saveVariantAttributes(
  tx: Tx,
  productId: string,
  variants: readonly DescribedVariant[],
): Promise<void> {
  if (variants.length === 0) return;
  const values = sql.join(
    variants.map(
      ({ colour, size, sku, barcode, picture, grams, price }) =>
        sql`(cast(${colour} as text), cast(${size} as text), cast(${sku} as text), cast(${barcode} as text),
          cast(${picture} as text), cast(${grams} as integer), cast(${price?.mrpPaise ?? null} as bigint),
          cast(${price?.unitPaise ?? null} as bigint))`,
    ),
  );
  const isIt = sql`variants.product_id = ${productId} and variants.colour = line.column1
    and variants.size = line.column2`;
  // Two that change theirs with each other would meet half way.
  await sql`update variants set sku = null from (values ${values}) as line where ${isIt}`.execute(tx);
  await sql`update variants set sku = line.column3, barcode = line.column4, picture = line.column5,
    weight_grams = line.column6, mrp_paise = line.column7, unit_paise = line.column8 from (values ${values}) as line where ${isIt}`.execute(
    tx,
  );
}

/** Of all pictures but these. */
export async function forgetVariantPictures(
  tx: Tx,
  productId: string,
  left: readonly string[],
): Promise<void> {
  await tx
    .updateTable("variants")
    .set({ picture: null })
    .where("product_id", "=", productId)
    .where("picture", "is not", null)
    .$if(left.length > 0, (query) => query.where("picture", "not in", left))
    .execute();
}
