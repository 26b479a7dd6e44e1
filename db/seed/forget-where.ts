import type { Tables, Tx } from "#platform/database/database.ts";

export async function forgetWhere(
  tx: Tx,
  tables: readonly (keyof Tables)[],
  column: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  for (const table of tables)
    await tx
      .deleteFrom(table)
      .where(column as never, "in", values as never)
      .execute();
}
