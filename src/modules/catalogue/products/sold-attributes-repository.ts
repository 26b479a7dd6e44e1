import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonRows } from "#platform/database/dialects.ts";
import type { SoldAttributes } from "../goods-view.ts";
import { netQuantityOf } from "./product-attributes.ts";
import type { ProductRow } from "./product-repository.ts";

export interface SoldAttributesRow
  extends Pick<ProductRow, "country_of_origin" | "maker" | "importer" | "net_thousandths" | "net_unit"> {
  /** As JSON. */
  readonly described: string;
}

/** Columns of what shoppers may know of the goods of a table that is called p, and of its variants. */
export function soldAttributeColumns(q: Reads | Tx): RawBuilder<unknown> {
  const described = jsonRows(
    q,
    sql`v.colour, v.size, v.sku, v.barcode, v.weight_grams`,
    sql`variants as v where v.product_id = p.id and v.offered = 1
      and (v.sku is not null or v.barcode is not null or v.weight_grams is not null)`,
  );
  return sql`p.country_of_origin, p.maker, p.importer, p.net_thousandths, p.net_unit, ${described} as described`;
}

/** Nothing at all where nobody has said anything. */
export function soldAttributesOf(row: SoldAttributesRow): { goods?: SoldAttributes } {
  const { country_of_origin: country, maker, importer, described } = row;
  const netQuantity = netQuantityOf(row);
  const rows = JSON.parse(described) as [string, string, string | null, string | null, number | null][];
  const goods: SoldAttributes = {
    ...(country !== null && { country }),
    ...(maker !== null && { maker }),
    ...(importer !== null && { importer }),
    ...(netQuantity !== null && { netQuantity }),
    ...(rows.length > 0 && {
      variants: rows.map(([colour, size, sku, barcode, grams]) => ({
        colour,
        size,
        ...(sku !== null && { sku }),
        ...(barcode !== null && { barcode }),
        ...(grams !== null && { grams }),
      })),
    }),
  };
  return Object.keys(goods).length > 0 ? { goods } : {};
}
