import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import { jsonList } from "#platform/database/dialects.ts";
import { type Age, epochFact, versionFact } from "../storage/version-repository.ts";
import "../storage/catalogue-tables.ts";

export interface ShelfRow extends Age {
  readonly category: string;
  readonly stars: number;
  /** As JSON. */
  readonly prices: string;
}

/** The prices of what is sold, by category and stars. */
export async function loadShelves(q: Reads): Promise<readonly ShelfRow[]> {
  const stars = sql`case when rating >= 400 then 4 else rating / 100 end`;
  const { rows } = await sql<ShelfRow>`
    select category, ${stars} as stars, ${jsonList(q, sql.ref("unit_paise"))} as prices,
      (select value from shop_facts where name = ${versionFact}) as version,
      (select value from shop_facts where name = ${epochFact}) as epoch
    from products where deleted_at is null group by 1, 2`.execute(q);
  return rows;
}
