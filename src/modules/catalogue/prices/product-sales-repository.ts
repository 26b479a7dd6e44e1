import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonRows } from "#platform/database/dialects.ts";
import { clocksDiffer, type TimedSale } from "../rules/price-now.ts";

type SaleRow = [
  colour: string | null,
  size: string | null,
  percentHundredths: number | null,
  unitPaise: number | null,
  beginsAt: number,
  endsAt: number | null,
  sweptAt: number,
];

/** The sales that may lower a price of the outer statement's product, in one value; the rules say which run. */
export function salesOf(
  q: Reads | Tx,
  product: string,
  now: { earliest: number; latest: number },
): RawBuilder<string> {
  const { id, category, top } = {
    id: sql.ref(`${product}.id`),
    category: sql.ref(`${product}.category`),
    top: sql.ref(`${product}.top_category`),
  };
  return jsonRows(
    q,
    sql`t.colour, t.size, t.percent_hundredths, t.unit_paise, t.begins_at, t.ends_at, t.swept_at`,
    sql`timed_sales as t where (t.product_id = ${id} or t.category = ${category} or t.category = ${top})
      and t.begins_at <= ${now.latest} and (t.ends_at is null or t.ends_at > ${now.earliest})`,
  );
}

/** As far as the clocks of two machines may differ. */
export function around(now: number): { earliest: number; latest: number } {
  return { earliest: now - clocksDiffer, latest: now + clocksDiffer };
}

export function readSales(json: string): TimedSale[] {
  return (JSON.parse(json) as SaleRow[]).map(
    ([colour, size, percentHundredths, unitPaise, beginsAt, endsAt, sweptAt]) => ({
      colour,
      size,
      percent: percentHundredths === null ? null : percentHundredths / 100,
      unitPaise,
      beginsAt,
      endsAt,
      sweptAt,
    }),
  );
}
