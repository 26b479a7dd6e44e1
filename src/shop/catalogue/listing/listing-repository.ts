import { type RawBuilder, sql } from "kysely";
import type { ListingQuery, SortOrder } from "#contract/catalogue-view.ts";
import type { Database } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";
import type { Way } from "../rules/shortest-way.ts";
import type { Age } from "../storage/version-repository.ts";
import { ageColumns } from "./card-repository.ts";

export interface Scope {
  readonly kind: "all" | "top" | "leaf";
  readonly category: string;
}

export interface ListingPage {
  readonly numbers: readonly number[];
  readonly age: Age;
}

/** The products of one page, read from one index alone. */
export async function loadListing(
  read: Database["read"],
  { minPaise, maxPaise, rating, sort, page, limit }: ListingQuery,
  scope: Scope,
  way: Exclude<Way, "bands">,
): Promise<ListingPage> {
  const index = way === "order" ? indexOf[sort] : way;
  const hint = alongIndex(read, `products_${scope.kind}_${index}`);
  // PostgreSQL takes no hints; a plus before a column keeps it from taking another index for it.
  const price = index === "price" ? sql`unit_paise` : sql`+unit_paise`;
  const ratingColumn = index === "rating" ? sql`rating` : sql`+rating`;
  const order = orders[sort];
  const conditions: RawBuilder<unknown>[] = [sql`deleted_at is null`];
  if (scope.kind === "top") conditions.push(sql`top_category = ${scope.category}`);
  if (scope.kind === "leaf") conditions.push(sql`category = ${scope.category}`);
  if (minPaise !== null) conditions.push(sql`${price} >= ${minPaise}`);
  if (maxPaise !== null) conditions.push(sql`${price} <= ${maxPaise}`);
  if (rating !== null) conditions.push(sql`${ratingColumn} >= ${rating * 100}`);
  const { rows } = await sql<{ readonly number: number } & Age>`
    select number, ${ageColumns} from products ${hint} where ${sql.join(conditions, sql` and `)}
    order by ${sql.raw(way === "order" ? order : order.replaceAll(/\w+( desc)?/g, "+$&"))}
    limit ${sql.lit(limit)} offset ${(page - 1) * limit}`.execute(read);
  return { numbers: rows.map(({ number }) => number), age: rows[0] ?? (await loadAge(read)) };
}

export async function loadAge(read: Database["read"]): Promise<Age> {
  const { rows } = await sql<Age>`select ${ageColumns}`.execute(read);
  return rows[0] ?? { version: 0, epoch: 0 };
}

const indexOf: Readonly<Record<SortOrder, string>> = {
  relevance: "appeal",
  "price-up": "price",
  "price-down": "price",
  rating: "rating",
  newest: "newest",
};

const orders: Readonly<Record<SortOrder, string>> = {
  relevance: "appeal desc, number desc",
  "price-up": "unit_paise, number",
  "price-down": "unit_paise desc, number desc",
  rating: "rating desc, appeal desc, number desc",
  newest: "created_at desc, number desc",
};
