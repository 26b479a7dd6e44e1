import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { ListingQuery, SortOrder } from "../catalogue-view.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import type { Age } from "../storage/version-repository.ts";
import { ageColumns } from "./card-repository.ts";

export interface Scope {
  readonly kind: "all" | "top" | "leaf";
  readonly category: string;
}

export function scopeOf(category: string | null, tree: CategoryTree): Scope {
  if (category === null) return { kind: "all", category: "" };
  return { kind: tree.of(category)?.parent === null ? "top" : "leaf", category };
}

export interface ListingPage {
  readonly numbers: readonly number[];
  readonly age: Age;
}

interface ListingOrder extends Pick<ListingQuery, "minPaise" | "maxPaise" | "rating" | "sort" | "limit"> {
  readonly offset: number;
}

/** The products of one page, read from one index alone. */
export async function loadListing(
  read: Database["read"],
  { minPaise, maxPaise, rating, sort, offset, limit }: ListingOrder,
  scope: Scope,
): Promise<ListingPage> {
  const bounds = { minPaise: minPaise ?? undefined, maxPaise: maxPaise ?? undefined };
  const least = rating === null ? undefined : rating * 100;
  const category = scope.kind === "all" ? undefined : scope.category;
  const ask = statementFor({ kind: scope.kind, sort, limit });
  const rows = await ask(read, { category, ...bounds, least, offset });
  return { numbers: rows.map(({ number }) => number), age: rows[0] ?? (await loadAge(read)) };
}

interface Shape {
  readonly kind: Scope["kind"];
  readonly sort: SortOrder;
  readonly limit: number;
}

interface ListingFilter {
  readonly category: string | undefined;
  readonly minPaise: number | undefined;
  readonly maxPaise: number | undefined;
  readonly least: number | undefined;
  readonly offset: number;
}

const mostStatements = 200;
const statements = new Map<string, ReturnType<typeof statementOf>>();

function statementFor(shape: Shape) {
  const key = `${shape.kind} ${shape.sort} ${shape.limit}`;
  const known = statements.get(key) ?? statementOf(shape);
  // A client may name any number of products a page.
  if (statements.size >= mostStatements) statements.clear();
  statements.set(key, known);
  return known;
}

function statementOf({ kind, sort, limit }: Shape) {
  const index = indexOf[sort];
  // PostgreSQL takes no hints; a plus before a column keeps it from taking another index for it.
  const price = index === "price" ? sql`unit_paise` : sql`+unit_paise`;
  const ratingColumn = index === "rating" ? sql`rating` : sql`+rating`;
  return prepared((q, { category, minPaise, maxPaise, least, offset }: ListingFilter) => {
    const conditions: RawBuilder<unknown>[] = [sql`deleted_at is null`];
    if (category !== undefined)
      conditions.push(kind === "top" ? sql`top_category = ${category}` : sql`category = ${category}`);
    if (minPaise !== undefined) conditions.push(sql`${price} >= ${minPaise}`);
    if (maxPaise !== undefined) conditions.push(sql`${price} <= ${maxPaise}`);
    if (least !== undefined) conditions.push(sql`${ratingColumn} >= ${least}`);
    return sql<{ readonly number: number } & Age>`
      select number, ${ageColumns} from products ${alongIndex(q, `products_${kind}_${index}`)}
      where ${sql.join(conditions, sql` and `)}
      order by ${sql.raw(orders[sort])}
      limit ${sql.lit(limit)} offset ${offset}`;
  });
}

export async function loadAge(read: Database["read"]): Promise<Age> {
  const [age] = await ageNow(read, {});
  return age ?? { version: 0, epoch: 0 };
}

const ageNow = prepared(() => sql<Age>`select ${ageColumns}`);

const indexOf: Readonly<Record<SortOrder, string>> = {
  relevance: "popularity",
  "price-up": "price",
  "price-down": "price",
  rating: "rating",
  newest: "newest",
};

const orders: Readonly<Record<SortOrder, string>> = {
  relevance: "popularity desc, number desc",
  "price-up": "unit_paise, number",
  "price-down": "unit_paise desc, number desc",
  rating: "rating desc, popularity desc, number desc",
  newest: "created_at desc, number desc",
};
