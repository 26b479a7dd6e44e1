import type { Reads } from "#platform/database/database.ts";

/** Of so many orders: what is asked for these days, and never too many to look through. */
const lately = 100;

/** What was bought most of late, by pieces. */
export async function oftenBought(q: Reads, most: number): Promise<readonly string[]> {
  const late = await q
    .selectFrom("orders")
    .select("id")
    .where("number", "is not", null)
    .orderBy("number", "desc")
    .limit(lately)
    .execute();
  if (late.length === 0) return [];
  const ids = late.map(({ id }) => id);
  const rows = await q
    .selectFrom("order_lines")
    .select("product_id as id")
    .where("order_id", "in", ids)
    .groupBy("product_id")
    .orderBy((of) => of.fn.sum("quantity"), "desc")
    .orderBy("product_id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
