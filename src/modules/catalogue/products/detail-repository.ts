import { sql } from "kysely";
import { type Lang, langs } from "#contract/texts/lang.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { jsonList, jsonRows } from "#platform/database/dialects.ts";
import { ageColumns, type CardRow, cardIn } from "../listing/card-repository.ts";
import type { PricedProductRow } from "../prices/priced-product.ts";
import { around, salesOf } from "../prices/product-sales-repository.ts";
import { catalogueLang } from "../rules/catalogue-lang.ts";
import { variantsOf } from "../stock/variants-repository.ts";
import type { Age } from "../storage/version-repository.ts";
import { type SoldAttributesRow, soldAttributeColumns } from "./sold-attributes-repository.ts";

export interface DetailRow extends CardRow, PricedProductRow, SoldAttributesRow {
  readonly slug: string;
  readonly highlights: string;
  readonly told_highlights: string | null;
  readonly is_set: number;
}

/** For the staff, what is not sold is looked for too. */
export async function loadDetail(
  q: Reads | Tx,
  id: string,
  {
    now,
    lang,
    isForStaff = false,
  }: { readonly now: number; readonly lang: Lang; readonly isForStaff?: boolean },
): Promise<DetailRow | undefined> {
  const isShown = isForStaff ? sql`p.state <> 'removed'` : sql`p.deleted_at is null`;
  const { rows } = await sql<DetailRow>`
    select ${cardIn[lang].columns}, p.slug, ${cardIn[lang].highlights}, p.own_mrp_paise, p.own_unit_paise, p.is_set,
      ${variantsOf(q, "p.id")} as variants, ${salesOf(q, "p", around(now))} as sales,
      ${soldAttributeColumns(q)}
    from products as p ${cardIn[lang].beside}
    where p.id = ${id} and ${isShown}`.execute(q);
  return rows[0];
}

/** The most wanted of the same category, or of all below one at the top; itself left out. */
export async function loadRelated(
  q: Reads | Tx,
  among: { readonly category: string } | { readonly top: string },
  number: number,
  most: number,
  lang: Lang,
): Promise<CardRow[]> {
  const isThere = "top" in among ? sql`top_category = ${among.top}` : sql`category = ${among.category}`;
  const { rows } = await sql<CardRow>`
    select ${cardIn[lang].columns} from (
      select number as chosen from products where deleted_at is null and ${isThere}
      order by popularity desc, number desc limit ${sql.lit(most + 1)}) as near
    join products as p on p.number = near.chosen ${cardIn[lang].beside}
    where p.number <> ${number} order by p.popularity desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export interface HomeRows {
  readonly featured: readonly CardRow[];
  /** The largest discount of each top category that has one. */
  readonly discounts: ReadonlyMap<string, number>;
  readonly age: Age;
}

export async function loadHome({ read }: Database, most: number, lang: Lang): Promise<HomeRows> {
  const largest = sql`select max(discount) from products
    where on_sale = 1 and deleted_at is null and top_category = categories.id`;
  const discounts = jsonRows(read, sql`id, (${largest})`, sql`categories where parent is null`);
  const { rows } = await sql<Age & { discounts: string } & (CardRow | { number: null })>`
    select shop.*, ${cardIn[lang].columns} from (select ${ageColumns}, ${discounts} as discounts) as shop
    left join (select number as chosen from products where featured = 1 and in_stock = 1 and deleted_at is null
      order by number limit ${sql.lit(most)}) as few on true
    left join products as p on p.number = few.chosen ${cardIn[lang].beside}
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
export async function loadLiked(q: Reads | Tx, most: number, lang: Lang): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardIn[lang].columns} from products as p ${cardIn[lang].beside} where p.deleted_at is null
    order by p.popularity desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export async function loadNewest(q: Reads | Tx, most: number, lang: Lang): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardIn[lang].columns} from products as p ${cardIn[lang].beside} where p.deleted_at is null
    order by p.created_at desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

export async function loadOnSale(q: Reads | Tx, most: number, lang: Lang): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardIn[lang].columns} from products as p ${cardIn[lang].beside}
    where p.on_sale = 1 and p.deleted_at is null and p.discount > 0
    order by p.discount desc, p.number desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

/** Addresses for the site map, by number: after the first, up to the last; with the languages that it has a title in. */
export async function loadAddresses(
  q: Reads,
  after: number,
  upTo: number,
): Promise<{ number: number; id: string; updated_at: number; langs: readonly Lang[] }[]> {
  const titled = sql<string>`(select ${jsonList(q, sql`lang`)} from product_texts
    where product_id = products.id and title <> '')`;
  const rows = await q
    .selectFrom("products")
    .select(["number", "id", "updated_at", titled.as("titled")])
    .where("number", ">", after)
    .where("number", "<=", upTo)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
  return rows.map(({ titled, ...row }) => {
    const said = [catalogueLang, ...(JSON.parse(titled) as string[])];
    return { ...row, langs: langs.filter((lang) => said.includes(lang)) };
  });
}

export async function loadLastNumber(q: Reads): Promise<number> {
  const row = await q
    .selectFrom("products")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirst();
  return row?.last ?? 0;
}
