import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { jsonRows } from "#platform/database/dialects.ts";
import type { PartOfSet } from "../sellable-view.ts";
import "../storage/catalogue-tables.ts";

/** What a product consists of that is a set, in one value of an outer statement. */
export function partsOf(q: Reads | Tx, product: string) {
  return jsonRows(
    q,
    sql`part.part_id, part.colour, part.size, part.pieces`,
    sql`(select * from set_parts where set_id = ${sql.ref(product)} order by position) as part`,
  );
}

export function readParts(json: string): PartOfSet[] {
  return (JSON.parse(json) as [string, string, string, number][]).map(
    ([productId, colour, size, pieces]) => ({
      ...{ productId, colour, size, pieces },
    }),
  );
}

export async function findParts(q: Reads | Tx, setId: string): Promise<PartOfSet[]> {
  return await q
    .selectFrom("set_parts")
    .select(["part_id as productId", "colour", "size", "pieces"])
    .where("set_id", "=", setId)
    .orderBy("position")
    .execute();
}

export async function saveParts(tx: Tx, setId: string, parts: readonly PartOfSet[]): Promise<void> {
  await tx.deleteFrom("set_parts").where("set_id", "=", setId).execute();
  if (parts.length === 0) return;
  const rows = parts.map(({ productId, ...part }, position) => ({
    ...{ set_id: setId, position, part_id: productId },
    ...part,
  }));
  await tx.insertInto("set_parts").values(rows).execute();
}

/** The sets that any of these products is a part of. */
export async function setsWith(q: Reads | Tx, productIds: readonly string[]) {
  return await q
    .selectFrom("set_parts")
    .innerJoin("products", "products.id", "set_parts.set_id")
    .select(["products.id", "products.title"])
    .distinct()
    .where("set_parts.part_id", "in", productIds)
    .orderBy("products.id")
    .execute();
}

/** What is left of a row of "variants" and of its "stock": of a set as many as its parts make. */
export const freeOfRow = (variant: string, stock: string) => sql<number>`coalesce(
  (select min(case when goods.deleted_at is null and choice.offered = 1 then pile.free / part.pieces else 0 end)
    from set_parts as part
    join products as goods on goods.id = part.part_id
    join variants as choice
      on choice.product_id = part.part_id and choice.colour = part.colour and choice.size = part.size
    join stock as pile
      on pile.product_id = part.part_id and pile.colour = part.colour and pile.size = part.size
    where part.set_id = ${sql.ref(`${variant}.product_id`)}),
  ${sql.ref(`${stock}.free`)})`;

/** What a row of "variants" weighs: a set what its parts do, or what is said of itself where one of them is unweighed. */
export const gramsOfRow = (variant: string) => sql<number | null>`coalesce(
  (select case when count(*) = count(choice.weight_grams) then cast(sum(choice.weight_grams * part.pieces) as integer) end
    from set_parts as part
    left join variants as choice
      on choice.product_id = part.part_id and choice.colour = part.colour and choice.size = part.size
    where part.set_id = ${sql.ref(`${variant}.product_id`)}),
  ${sql.ref(`${variant}.weight_grams`)})`;

/** What is shown of a row of "products": of a set without a picture those of its first part that has any. */
export const picturesOfRow = (product: string) => sql<string>`case
  when ${sql.ref(`${product}.pictures`)} <> '[]' then ${sql.ref(`${product}.pictures`)}
  else coalesce(
    (select goods.pictures from set_parts as part join products as goods on goods.id = part.part_id
      where part.set_id = ${sql.ref(`${product}.id`)} and goods.pictures <> '[]'
      order by part.position limit 1),
    ${sql.ref(`${product}.pictures`)}) end`;
