import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import { alongIndex, jsonList } from "#platform/database/dialects.ts";
import { type Age, epochKey, versionKey } from "../storage/version-repository.ts";
import "../storage/catalogue-tables.ts";

export interface CategoryPrices extends Age {
  readonly category: string;
  readonly rating: number;
  readonly products: number;
  /** As JSON. */
  readonly prices: string;
}

/** The prices of what is sold, by category and rating: in this order they lie in an index, and nothing is sorted. */
export async function loadCategoryPrices(q: Reads): Promise<readonly CategoryPrices[]> {
  const { rows } = await sql<CategoryPrices>`
    select category, rating, cast(count(*) as integer) as products,
      ${jsonList(q, sql.ref("unit_paise"))} as prices,
      (select value from key_values where name = ${versionKey}) as version,
      (select value from key_values where name = ${epochKey}) as epoch
    from products ${alongIndex(q, "products_leaf_rating")} where deleted_at is null group by 1, 2`.execute(q);
  return rows;
}
