import { sql } from "kysely";
import type { Reads, Tx } from "./database.ts";
import { prepared } from "./prepared.ts";

declare module "./database.ts" {
  interface Tables {
    key_values: { name: string; value: number };
  }
}

const valueBy = prepared((q, { name }: { name: string }) =>
  q.selectFrom("key_values").select("value").where("name", "=", name),
);

/** Small numbers on which all processes of the shop agree, such as the catalogue's version. */
export async function readValue(q: Reads | Tx, name: string): Promise<number> {
  const [row] = await valueBy(q, { name });
  return row?.value ?? 0;
}

export const bumpValue = (tx: Tx, name: string): Promise<void> => addToValue(tx, name, 1);

export async function addToValue(tx: Tx, name: string, more: number): Promise<void> {
  await tx
    .insertInto("key_values")
    .values({ name, value: more })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: sql<number>`key_values.value + ${more}` }),
    )
    .execute();
}

export async function setValue(tx: Tx, name: string, value: number): Promise<void> {
  await tx
    .insertInto("key_values")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Never lower than it was, whichever process comes last. */
export async function raiseValue(tx: Tx, name: string, value: number): Promise<void> {
  await tx
    .insertInto("key_values")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("key_values.value", "<", value),
    )
    .execute();
}

/** False when another process moved it meanwhile. */
export async function swapValue(
  tx: Tx,
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("key_values")
    .set({ value: to })
    .where("name", "=", name)
    .where("value", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those whose names begin so, by the rest of the name. */
export async function readValues(q: Reads, prefix: string): Promise<Record<string, number>> {
  const rows = await q.selectFrom("key_values").selectAll().where("name", "like", `${prefix}%`).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name.slice(prefix.length), value]));
}
