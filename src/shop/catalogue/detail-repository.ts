import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { type CardRow, cardColumns } from "./card-rows.ts";

export interface DetailRow extends CardRow {
  readonly slug: string;
  readonly highlights: string;
  readonly free: number;
}

export async function loadDetail(q: Reads | Tx, id: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${cardColumns}, p.slug, p.highlights, stock.free
    from products as p join stock on stock.product_id = p.id
    where p.id = ${id} and p.deleted_at is null`.execute(q);
  return rows[0];
}

/** The most wanted of the same category, itself left out. */
export async function loadRelated(
  q: Reads | Tx,
  category: string,
  number: number,
  most: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from (
      select number as chosen from products where deleted_at is null and category = ${category}
      order by appeal desc, rating desc, unit_paise desc, number desc limit ${most + 1}) as near
    join products as p on p.number = near.chosen
    where p.number <> ${number} order by p.appeal desc, p.number desc limit ${most}`.execute(q);
  return rows;
}

export async function loadFeatured(q: Reads | Tx, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products as p
    where p.featured = 1 and p.deleted_at is null order by p.number limit ${most}`.execute(q);
  return rows;
}

export async function loadOnSale(q: Reads | Tx, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products as p
    where p.on_sale = 1 and p.deleted_at is null and p.discount > 0
    order by p.discount desc, p.number desc limit ${most}`.execute(q);
  return rows;
}

/** Addresses for the site map, by number: after the first, up to the last. */
export async function loadAddresses(
  q: Reads,
  after: number,
  upTo: number,
): Promise<{ number: number; id: string; updated_at: number }[]> {
  return q
    .selectFrom("products")
    .select(["number", "id", "updated_at"])
    .where("number", ">", after)
    .where("number", "<=", upTo)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
}

/** The largest discount of each top category; few rows, by the index of what is on sale. */
export async function loadLargestDiscounts(q: Reads | Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ top_category: string; largest: number }>`
    select top_category, max(discount) as largest from (
      select top_category, discount from products where on_sale = 1 and deleted_at is null
      order by discount desc, number desc limit 500) as sale
    group by top_category`.execute(q);
  return new Map(rows.map(({ top_category, largest }) => [top_category, largest]));
}

export async function loadLastNumber(q: Reads): Promise<number> {
  const row = await q
    .selectFrom("products")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirst();
  return row?.last ?? 0;
}
