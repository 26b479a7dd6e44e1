import type { Reads } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { RatedView } from "../catalogue-view.ts";
import { averageOf } from "../listing/card-repository.ts";
import { isProductId } from "../rules/product-id.ts";
import "../storage/catalogue-tables.ts";

const ratedBy = prepared((q, { ids }: { readonly ids: readonly string[] }) =>
  q.selectFrom("products").select(["id", "rating_sum", "rating_count"]).where("id", "in", ids),
);

/** What is thought of these products, by their ids. */
export async function loadRated(q: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, RatedView>> {
  const possible = ids.filter(isProductId);
  if (possible.length === 0) return new Map();
  const rows = await ratedBy(q, { ids: possible });
  return new Map(rows.map((row) => [row.id, { rate: averageOf(row), ratings: row.rating_count }]));
}
