import { sql } from "kysely";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import { freeOfRow } from "#modules/catalogue/sets/set-parts-repository.ts";
import type { Database } from "#platform/database/database.ts";

const anything = { category: null, minPaise: null, maxPaise: null, rating: null, page: 1, limit: 24 };

/** What lists, filters and search say of all goods is what their rows say; gives what does not fit. */
export async function checkListings(db: Database, catalogue: CatalogueService): Promise<string[]> {
  await catalogue.version();
  await catalogue.prepare();
  const { rows } = await sql<{ live: number }>`
    select count(*) as live from products where deleted_at is null`.execute(db.read);
  const all = await catalogue.openListing({ ...anything, search: "", sort: "newest" });
  const wrong: string[] = [];
  if (!all.ok || all.value.total !== Number(rows[0]?.live)) wrong.push("the listings count other goods");
  const { rows: odd } = await sql<{ id: string }>`
    select id from products as p where (state = 'live') <> (deleted_at is null)
      or (deleted_at is null and in_stock <> (select case when sum(${freeOfRow("v", "s")}) > 0 then 1 else 0 end
        from variants as v join stock as s on s.product_id = v.product_id and s.colour = v.colour and s.size = v.size
        where v.product_id = p.id and v.offered = 1))
      or (deleted_at is null and unit_paise > own_unit_paise and price_varies = 0
        and not exists (select 1 from variants as v where v.product_id = p.id and v.unit_paise is not null))`.execute(
    db.read,
  );
  return [...wrong, ...odd.map(({ id }) => `${id} is not what it says`)];
}
