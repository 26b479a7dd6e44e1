import { sql } from "kysely";
import type { Reads, Tx } from "./database.ts";

declare module "./database.ts" {
  interface Tables {
    shop_facts: { name: string; value: number };
  }
}

/** Small numbers on which all processes of the shop agree, such as the catalogue's version. */
export async function readFact(q: Reads | Tx, name: string): Promise<number> {
  const row = await q.selectFrom("shop_facts").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? 0;
}

export async function bumpFact(tx: Tx, name: string): Promise<void> {
  await tx
    .insertInto("shop_facts")
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: sql<number>`shop_facts.value + 1` }),
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
