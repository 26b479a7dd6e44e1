import { sql } from "kysely";
import type { Reads, Tx } from "./database.ts";
import { prepared } from "./prepared.ts";

declare module "./database.ts" {
  interface Tables {
    shop_facts: { name: string; value: number };
  }
}

const factBy = prepared((q, { name }: { name: string }) =>
  q.selectFrom("shop_facts").select("value").where("name", "=", name),
);

/** Small numbers on which all processes of the shop agree, such as the catalogue's version. */
export async function readFact(q: Reads | Tx, name: string): Promise<number> {
  const [row] = await factBy(q, { name });
  return row?.value ?? 0;
}

export const bumpFact = (tx: Tx, name: string): Promise<void> => addToFact(tx, name, 1);

export async function addToFact(tx: Tx, name: string, more: number): Promise<void> {
  await tx
    .insertInto("shop_facts")
    .values({ name, value: more })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: sql<number>`shop_facts.value + ${more}` }),
    )
    .execute();
}

export async function setFact(tx: Tx, name: string, value: number): Promise<void> {
  await tx
    .insertInto("shop_facts")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Never lower than it was, whichever process comes last. */
export async function raiseFact(tx: Tx, name: string, value: number): Promise<void> {
  await tx
    .insertInto("shop_facts")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("shop_facts.value", "<", value),
    )
    .execute();
}

/** False when another process moved it meanwhile. */
export async function moveFact(
  tx: Tx,
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("shop_facts")
    .set({ value: to })
    .where("name", "=", name)
    .where("value", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those whose names begin so, by the rest of the name. */
export async function readFacts(q: Reads, prefix: string): Promise<Record<string, number>> {
  const rows = await q.selectFrom("shop_facts").selectAll().where("name", "like", `${prefix}%`).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name.slice(prefix.length), value]));
}
