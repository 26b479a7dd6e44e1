import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { alongIndex } from "#platform/database/dialects.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    goods_origins: { source: string; key: string; product_id: string };
  }
}

/** Which products came by these names. */
export async function knownOrigins(
  q: Reads | Tx,
  source: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await q
    .selectFrom("goods_origins")
    .select(["key", "product_id"])
    .where("source", "=", source)
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, product_id }) => [key, product_id]));
}

export async function saveOrigins(
  tx: Tx,
  source: string,
  origins: readonly { readonly key: string; readonly productId: string }[],
): Promise<void> {
  if (origins.length === 0) return;
  await tx
    .insertInto("goods_origins")
    .values(origins.map(({ key, productId }) => ({ source, key, product_id: productId })))
    .onConflict((conflict) =>
      conflict.columns(["source", "key"]).doUpdateSet({ product_id: sql`excluded.product_id` }),
    )
    .execute();
}

/** Products that an earlier line of the same file means. */
export async function meantBefore(
  tx: Tx,
  bulkId: string,
  { ids, before }: { readonly ids: readonly string[]; readonly before: number },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ product_id: string }>`
    select product_id from bulk_lines ${alongIndex(tx, "bulk_lines_by_product")}
    where bulk_id = ${bulkId} and product_id in (${sql.join(ids)}) and line < ${before}
      and state <> 'wrong'`.execute(tx);
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Names of categories that the shop does not have, with how many products stand under each. */
export async function unknownCategories(
  q: Reads,
  bulkId: string,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const rows = await q
    .selectFrom("bulk_lines")
    .select(({ fn }) => ["detail", fn.countAll().as("count")])
    .where("bulk_id", "=", bulkId)
    .where("state", "=", "wrong")
    .where("problem", "=", "categoryUnknown")
    .groupBy("detail")
    .orderBy("detail")
    .limit(200)
    .execute();
  return rows.map(({ detail, count }) => ({ name: detail ?? "", count: Number(count) }));
}

/** How many products of a file name pictures that are elsewhere. */
export async function countElsewhere(q: Reads, bulkId: string): Promise<number> {
  const row = await q
    .selectFrom("bulk_lines")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("bulk_id", "=", bulkId)
    .where("wish", "like", '%"http%')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** In the order in which they came to the shop. */
export async function idsAfter(
  q: Reads,
  after: number,
  most: number,
): Promise<{ readonly number: number; readonly id: string }[]> {
  return q
    .selectFrom("products")
    .select(["number", "id"])
    .where("number", ">", after)
    .where("state", "<>", "removed")
    .orderBy("number")
    .limit(most)
    .execute();
}
