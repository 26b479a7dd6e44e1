import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import { variantsOf } from "../stock/variants-repository.ts";
import type { TimedSaleRow } from "./timed-sales-repository.ts";

const saleTabs = ["on", "planned", "over"] as const;
export type SaleTab = (typeof saleTabs)[number];

const isOver = (now: number) => sql<boolean>`(ends_at <= ${now} or ends_at <= begins_at)`;
const isOf: Readonly<Record<SaleTab, (now: number) => ReturnType<typeof sql<boolean>>>> = {
  on: (now) => sql`begins_at <= ${now} and (ends_at is null or ends_at > ${now})`,
  planned: (now) => sql`begins_at > ${now} and (ends_at is null or ends_at > begins_at)`,
  over: isOver,
};

/** The one that begins last comes first. */
export function listSalesOf(
  q: Reads,
  { tab, now, after, most }: { tab: SaleTab; now: number; after?: readonly [number, string]; most: number },
): Promise<TimedSaleRow[]> {
  return q
    .selectFrom("timed_sales")
    .selectAll()
    .where(isOf[tab](now))
    .$if(after !== undefined, (query) =>
      query
        .where("begins_at", "<=", after?.[0] ?? 0)
        .where((where) =>
          where.or([where("begins_at", "<", after?.[0] ?? 0), where("id", "<", after?.[1] ?? "")]),
        ),
    )
    .orderBy("begins_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** No further than tabs say. */
export async function countSales(q: Reads, now: number, most: number): Promise<Record<SaleTab, number>> {
  const counted = saleTabs.map(
    (tab) => sql`(select count(*) from (select 1 from timed_sales where ${isOf[tab](now)}
      limit ${sql.lit(most + 1)}) as few) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<SaleTab, number>>`select ${sql.join(counted)}`.execute(q);
  const [row] = rows;
  return { on: Number(row?.on ?? 0), planned: Number(row?.planned ?? 0), over: Number(row?.over ?? 0) };
}

export interface SaleGoods {
  readonly id: string;
  readonly title: string;
  readonly own_mrp_paise: number;
  readonly own_unit_paise: number;
  /** As JSON. */
  readonly variants: string;
}

/** What the goods of sales cost by themselves. */
export async function goodsOfSales(q: Reads, ids: readonly string[]): Promise<Map<string, SaleGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom("products")
    .select(["id", "title", "own_mrp_paise", "own_unit_paise"])
    .select(variantsOf(q, "products.id").as("variants"))
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Category = { readonly id: string; readonly isTop: boolean };
const within = ({ id, isTop }: Category) =>
  sql`products where ${sql.ref(isTop ? "top_category" : "category")} = ${id} and deleted_at is null`;

/** How many are sold in each, counted no further than is said. */
export async function countWithin(
  q: Reads,
  categories: readonly Category[],
  most: number,
): Promise<Map<string, number>> {
  if (categories.length === 0) return new Map();
  const counted = categories.map(
    (category) => sql`select cast(${category.id} as text) as id, count(*) as goods
      from (select 1 from ${within(category)} limit ${sql.lit(most + 1)}) as few`,
  );
  const { rows } = await sql<{ id: string; goods: number }>`${sql.join(counted, sql` union all `)}`.execute(
    q,
  );
  return new Map(rows.map(({ id, goods }) => [id, Number(goods)]));
}

/** Some of them, as examples. */
export async function someWithin(q: Reads, category: Category, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${within(category)} order by number limit ${sql.lit(most)}`.execute(q);
  return rows.map(({ id }) => id);
}
