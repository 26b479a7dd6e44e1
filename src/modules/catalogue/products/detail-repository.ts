import { sql } from "kysely";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { jsonRows } from "#platform/database/dialects.ts";
import { ageColumns, type CardRow, cardColumns } from "../listing/card-repository.ts";
import type { PriceFacts } from "../prices/priced-product.ts";
import { around, salesOf } from "../prices/product-sales-repository.ts";
import { variantsOf } from "../stock/variants-repository.ts";
import type { Age } from "../storage/version-repository.ts";
import { type SoldAttributesRow, soldAttributeColumns } from "./sold-attributes-repository.ts";

export interface DetailRow extends CardRow, PriceFacts, SoldAttributesRow {
  readonly slug: string;
  readonly highlights: string;
  readonly highlights_hi: string;
}

/** For the staff, what is not sold is looked for too. */
export async function loadDetail(
  q: Reads | Tx,
  id: string,
  { now, isForStaff = false }: { readonly now: number; readonly isForStaff?: boolean },
): Promise<DetailRow | undefined> {
  const isShown = isForStaff ? sql`p.state <> 'removed'` : sql`p.deleted_at is null`;
  const { rows } = await sql<DetailRow>`
    select ${cardColumns}, p.slug, p.highlights, p.highlights_hi, p.own_mrp_paise, p.own_unit_paise,
      ${variantsOf(q, "p.id")} as variants, ${salesOf(q, "p", around(now))} as sales,
      ${soldAttributeColumns(q)}
    from products as p
    where p.id = ${id} and ${isShown}`.execute(q);
  return rows[0];
}

/** The most wanted of the same category, or of all below one at the top; itself left out. */
export async function loadRelated(
  q: Reads | Tx,
  among: { readonly category: string } | { readonly top: string },
  number: number,
  most: number,
): Promise<CardRow[]> {
  const isThere = "top" in among ? sql`top_category = ${among.top}` : sql`category = ${among.category}`;
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from (
      select number as chosen from products where deleted_at is null and ${isThere}
      order by popularity desc, number desc limit ${sql.lit(most + 1)}) as near
    join products as p on p.number = near.chosen
    where p.number <> ${number} order by p.popularity desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export interface HomeRows {
  readonly featured: readonly CardRow[];
  /** The largest discount of each top category that has one. */
  readonly discounts: ReadonlyMap<string, number>;
  readonly age: Age;
}

export async function loadHome({ read }: Database, most: number): Promise<HomeRows> {
  const largest = sql`select max(discount) from products
    where on_sale = 1 and deleted_at is null and top_category = categories.id`;
  const discounts = jsonRows(read, sql`id, (${largest})`, sql`categories where parent is null`);
  const { rows } = await sql<Age & { discounts: string } & (CardRow | { number: null })>`
    select shop.*, ${cardColumns} from (select ${ageColumns}, ${discounts} as discounts) as shop
    left join (select number as chosen from products where featured = 1 and in_stock = 1 and deleted_at is null
      order by number limit ${sql.lit(most)}) as few on true
    left join products as p on p.number = few.chosen
    order by p.number`.execute(read);
  const [first] = rows;
  if (!first) throw new Error("Not even the catalogue's age was read.");
  return {
    featured: rows.filter((row) => row.number !== null),
    discounts: new Map(JSON.parse(first.discounts) as [string, number][]),
    age: first,
  };
}

/** What draws most, as an unfiltered listing begins. */
export async function loadLiked(q: Reads | Tx, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products as p where p.deleted_at is null
    order by p.popularity desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export async function loadNewest(q: Reads | Tx, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products as p where p.deleted_at is null
    order by p.created_at desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export async function loadOnSale(q: Reads | Tx, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products as p
    where p.on_sale = 1 and p.deleted_at is null and p.discount > 0
    order by p.discount desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

/** Addresses for the site map, by number: after the first, up to the last. */
export async function loadAddresses(
  q: Reads,
  after: number,
  upTo: number,
): Promise<{ number: number; id: string; updated_at: number; is_hindi: number | boolean }[]> {
  return q
    .selectFrom("products")
    .select(({ eb }) => ["number", "id", "updated_at", eb("title_hi", "!=", "").as("is_hindi")])
    .where("number", ">", after)
    .where("number", "<=", upTo)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
}

export async function loadLastNumber(q: Reads): Promise<number> {
  const row = await q
    .selectFrom("products")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirst();
  return row?.last ?? 0;
}
