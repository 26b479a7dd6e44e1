import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";
import "../storage/catalogue-tables.ts";

export interface ScarceRow {
  readonly product_id: string;
  readonly colour: string;
  readonly size: string;
  readonly free: number;
  readonly version: number;
  readonly title: string;
  readonly pictures: string;
}

export type ScarceKey = readonly [free: number, productId: string, colour: string, size: string];

/** Of what is for sale, the scarcest first. */
export async function listScarce(
  q: Reads,
  {
    upTo,
    after,
    most,
  }: { readonly upTo: number; readonly after?: ScarceKey | undefined; readonly most: number },
): Promise<ScarceRow[]> {
  const behind = after && sql`and (s.scarce, s.product_id, s.colour, s.size) > (${sql.join(after)})`;
  const { rows } = await sql<ScarceRow>`
    select s.product_id, s.colour, s.size, s.free, s.version, p.title, p.pictures
    from stock as s ${alongIndex(q, "stock_by_scarcity")}
    join variants as v on v.product_id = s.product_id and v.colour = s.colour and v.size = s.size
    join products as p on p.id = s.product_id
    where s.scarce <= 20 and s.scarce <= ${upTo} ${behind ?? sql``} and v.offered = 1 and p.state = 'live' and p.is_set = 0
    order by s.scarce, s.product_id, s.colour, s.size limit ${sql.lit(most)}`.execute(q);
  return rows;
}
