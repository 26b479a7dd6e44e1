import { type RawBuilder, sql } from "kysely";
import type { SortOrder } from "#contract/catalogue-view.ts";
import type { Database } from "#platform/database/database.ts";
import { type CardRow, cardColumns, jsonRows } from "./card-rows.ts";
import { lastInStock, numberInSql } from "./rules/standing.ts";
import { bestMatches, factsTable, type SearchFilters, type SoughtWord } from "./search-walks.ts";

export interface SearchQuestion {
  readonly sought: readonly SoughtWord[];
  readonly filters: SearchFilters;
  /** The categories that hold the products of the wanted one. */
  readonly leaves: readonly string[];
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
  /** How many are looked at. */
  readonly most: number;
}

export interface SearchPage {
  readonly rows: readonly CardRow[];
  readonly total: number;
  /** How many are in each category with so many whole stars, at the wanted price; null when not all were looked at. */
  readonly counts: readonly (readonly [category: string, stars: number, count: number])[] | null;
}

/**
 * One page of a search, its total and its counts, in one statement. When more match than are looked at, the filters
 * are walked along as words of the index; else all that match are known, and are filtered and counted here.
 */
export async function loadSearch(
  { read, engine }: Database,
  { sought, filters, leaves, sort, offset, limit, most }: SearchQuestion,
): Promise<SearchPage> {
  const all = sql.lit(most);
  const none: SearchFilters = { category: null, rating: null, minPaise: null, maxPaise: null };
  const isFull = sql`(select is_full from state)`;
  const whenFull = sql`case when ${isFull} then ${all} else 0 end`;
  const { category, rating, minPaise, maxPaise } = filters;
  const anyPrice = minPaise === null && maxPaise === null;
  const isFiltered = category !== null || rating !== null || !anyPrice;
  const looked = isFiltered
    ? sql`(select * from found where not (${isFull}) union all select * from kept)`
    : sql`found`;
  const price = anyPrice
    ? sql`true`
    : sql`known.unit_paise between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`;
  const passes = sql.join(
    [
      price,
      ...(category === null ? [] : [sql`known.category in (${sql.join(leaves)})`]),
      ...(rating === null ? [] : [sql`known.rating >= ${rating * 100}`]),
    ],
    sql` and `,
  );
  // By relevance a full walk is in order already, and needs no facts.
  const hits =
    sort === "relevance"
      ? sql`select standing, ${relevance} as place from known where ${passes}
          union all select standing, ${relevance} from ${looked} as looked where ${isFull}`
      : sql`select standing, ${orders[sort]} as place from known where ${passes}`;
  const counts = jsonRows(
    engine,
    sql`category, stars, count`,
    sql`(select category, rating / 100 as stars, count(*) as count from known where ${price} group by 1, 2) as groups`,
  );
  const parts = [
    ...bestMatches("found", engine, sought, none, { most, room: all }),
    sql`state as materialized (select count(*) = ${all} as is_full from found)`,
    ...(isFiltered ? bestMatches("kept", engine, sought, filters, { most, room: whenFull }) : []),
    sql`known as materialized (select looked.standing, looked.tier, facts.category, facts.rating, facts.unit_paise,
        facts.created_at
      from (select * from ${looked} as looked
        limit ${sort === "relevance" ? sql`(case when ${isFull} then 0 else ${all} end)` : all}) as looked
      cross join ${factsTable(engine)} where facts.number = ${sql.raw(numberInSql("looked.standing"))})`,
    sql`hits as not materialized (${hits})`,
  ];
  const { rows } = await sql<Sums & (CardRow | { number: null })>`
    with ${sql.join(parts)}
    select sums.*, ${cardColumns}
    from (select (select count(*) from hits) as total, case when ${isFull} then null else ${counts} end as counts) as sums
    left join (select standing, place from hits order by place, standing limit ${sql.lit(limit)} offset ${offset}) as page on true
    left join products as p on p.number = ${sql.raw(numberInSql("page.standing"))}
    order by page.place, page.standing`.execute(read);
  const [first] = rows;
  return {
    rows: rows.filter((row) => row.number !== null),
    total: first?.total ?? 0,
    counts: first?.counts ? JSON.parse(first.counts) : null,
  };
}

interface Sums {
  readonly total: number;
  readonly counts: string | null;
}

const relevance = sql.raw(`tier + case when standing > ${lastInStock} then 8 else 0 end`);

const orders: Readonly<Record<Exclude<SortOrder, "relevance">, RawBuilder<unknown>>> = {
  "price-up": sql`unit_paise`,
  "price-down": sql`-unit_paise`,
  rating: sql`-rating`,
  newest: sql`-created_at`,
};
