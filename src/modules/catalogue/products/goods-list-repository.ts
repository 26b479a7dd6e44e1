import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { alongIndex, containsText } from "#platform/database/dialects.ts";
import { type GoodsState, goodsStates } from "../goods-view.ts";
import { freeOfRow } from "../sets/set-parts-repository.ts";
import "../storage/catalogue-tables.ts";

export interface ListedRow {
  readonly number: number;
  readonly id: string;
  readonly state: GoodsState;
  readonly title: string;
  readonly pictures: string;
  readonly unit_paise: number;
  readonly own_unit_paise: number;
  readonly price_varies: number;
  readonly version: number;
  readonly is_set: number;
}

interface Page {
  /** Only what is older. */
  readonly before: number | undefined;
  readonly most: number;
}

const columns = sql`p.number, p.id, p.state, p.title, p.pictures, p.unit_paise, p.own_unit_paise, p.price_varies,
  p.version, p.is_set`;
const older = (before: number | undefined) => (before === undefined ? sql`` : sql`and number < ${before}`);

/** Goods of a state, or those of any state that are found; of these categories and this HSN code (null: none) alone where they are named. */
export interface GoodsFilter {
  readonly state: GoodsState;
  readonly found?: GoodsSearch | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly hsn?: string | null | undefined;
}

interface GoodsSearch {
  readonly words: readonly string[];
  /** As it was typed. */
  readonly typed: string;
}

/** The newest first. */
export function listGoodsRows(q: Reads, filter: GoodsFilter, { before, most }: Page): Promise<ListedRow[]> {
  if (filter.found) return listFound(q, { ...filter, found: filter.found }, { before, most });
  const index = filter.categories ? "products_in_category" : "products_by_state";
  return listed(
    q,
    sql`select number as chosen from products ${alongIndex(q, index)}
      where ${matching(q, filter)} ${older(before)} order by number desc limit ${sql.lit(most)}`,
  );
}

/** Whether a product is among them. */
export function matching(q: Reads | Tx, filter: GoodsFilter): RawBuilder<boolean> {
  const { state, found } = filter;
  const there = among(filter);
  if (!found) return sql`state = ${state} ${there}`;
  const { words, typed } = found;
  const named = words.map((word) => sql`and ${containsText(q, "title", word)}`);
  return sql`((state <> 'removed' ${sql.join(named, sql` `)}) or id in (${labelled(typed)}))
    and state <> 'removed' ${there}`;
}

function among({ categories, hsn }: Pick<GoodsFilter, "categories" | "hsn">) {
  const there = categories ? sql`and category in (${sql.join(categories)})` : sql``;
  if (hsn === undefined) return there;
  return sql`${there} and ${hsn === null ? sql`hsn_code is null` : sql`hsn_code = ${hsn}`}`;
}

/** The whole of what was typed as a SKU or bar code. */
function labelled(typed: string): RawBuilder<unknown> {
  return sql`select product_id from variants where sku in (${typed}, ${typed.toUpperCase()})
    union select product_id from variants where barcode = ${typed}`;
}

/** All of these words in the title, or the whole of it as a SKU or bar code; the newest first. */
function listFound(
  q: Reads,
  { found: { words, typed }, categories, hsn }: GoodsFilter & { readonly found: GoodsSearch },
  { before, most }: Page,
): Promise<ListedRow[]> {
  const named = words.map((word) => sql`and ${containsText(q, "title", word)}`);
  const there = among({ categories, hsn });
  return listed(
    q,
    sql`select number as chosen from products ${alongIndex(q, "products_by_title")}
      where number in (
        select number from (select number from products
          ${categories ? sql`` : alongIndex(q, "products_by_title")}
          where state <> 'removed' ${sql.join(named, sql` `)} ${there} ${older(before)}
          order by number desc limit ${sql.lit(most)}) as titled
        union select number from products where id in (${labelled(typed)}) ${there})
      and state <> 'removed' ${older(before)} order by number desc limit ${sql.lit(most)}`,
  );
}

async function listed(q: Reads, chosen: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns} from (${chosen}) as few join products as p on p.number = few.chosen
    order by p.number desc`.execute(q);
  return rows;
}

export interface StockSum {
  readonly product_id: string;
  readonly choices: number;
  readonly free: number;
  readonly colour: string;
  readonly size: string;
  readonly version: number;
}

/** Of what is offered; colour, size and version tell something only where there is one choice. */
export async function sumStock(q: Reads, ids: readonly string[]): Promise<Map<string, StockSum>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StockSum>`
    select v.product_id, count(*) as choices, sum(${freeOfRow("v", "s")}) as free, min(v.colour) as colour, min(v.size) as size,
      min(s.version) as version
    from variants as v join stock as s on s.product_id = v.product_id and s.colour = v.colour and s.size = v.size
    where v.product_id in (${sql.join(ids)}) and v.offered = 1 group by v.product_id`.execute(q);
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** How many products on sale have each code or class. It reads all of them: for a page of the staff that is opened seldom. */
export async function countByTax(q: Reads) {
  const rows = await q
    .selectFrom("products")
    .where("state", "=", "live")
    .groupBy(["hsn_code", "tax_class"])
    .select(["hsn_code", "tax_class", (of) => of.fn.countAll<number | string>().as("products")])
    .execute();
  return rows.map(({ hsn_code: hsn, tax_class: taxClass, products }) => ({
    hsn,
    taxClass,
    products: Number(products),
  }));
}

/** No further than the tabs say. */
export async function countByState(q: Reads, most: number): Promise<Record<GoodsState, number>> {
  const counted = goodsStates.map(
    (state) => sql`(select count(*) from (select 1 from products where state = ${state}
      limit ${sql.lit(most + 1)}) as few) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<GoodsState, number>>`select ${sql.join(counted)}`.execute(q);
  const [row] = rows;
  return {
    live: Number(row?.live ?? 0),
    draft: Number(row?.draft ?? 0),
    hidden: Number(row?.hidden ?? 0),
  };
}
