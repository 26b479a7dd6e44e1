import type { NamedAttributes, ProductAttributes } from "../goods-view.ts";
import type { ProductRow } from "./product-repository.ts";

type AttributeColumns = Pick<
  ProductRow,
  | "hsn_code"
  | "tax_class"
  | "country_of_origin"
  | "maker"
  | "importer"
  | "net_thousandths"
  | "net_unit"
  | "prepaid_only"
>;

export function productAttributesOf(row: AttributeColumns): ProductAttributes {
  return {
    hsn: row.hsn_code,
    taxClass: row.tax_class,
    country: row.country_of_origin,
    maker: row.maker,
    importer: row.importer,
    netQuantity: netQuantityOf(row),
    prepaidOnly: row.prepaid_only === 1,
  };
}

export function netQuantityOf({
  net_thousandths,
  net_unit,
}: Pick<AttributeColumns, "net_thousandths" | "net_unit">): ProductAttributes["netQuantity"] {
  if (net_thousandths === null || net_unit === null) return null;
  // PostgreSQL gives large numbers as text.
  return { amount: Number(net_thousandths) / 1_000, unit: net_unit };
}

/** Of the facts that are named. */
export function attributeColumnsOf(facts: NamedAttributes): Partial<AttributeColumns> {
  const { hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly } = facts;
  return {
    ...(hsn !== undefined && { hsn_code: hsn }),
    ...(taxClass !== undefined && { tax_class: taxClass }),
    ...(country !== undefined && { country_of_origin: country }),
    ...(maker !== undefined && { maker }),
    ...(importer !== undefined && { importer }),
    ...(prepaidOnly !== undefined && { prepaid_only: prepaidOnly ? 1 : 0 }),
    ...(netQuantity !== undefined && {
      net_thousandths: netQuantity === null ? null : Math.round(netQuantity.amount * 1_000),
      net_unit: netQuantity === null ? null : netQuantity.unit,
    }),
  };
}
