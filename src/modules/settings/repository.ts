import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    shop_settings: SettingRow;
  }
}

export interface SettingRow {
  name: string;
  fields: string;
  version: number;
  changed_at: number;
  changed_by: string;
}

export function listSettings(q: Reads): Promise<SettingRow[]> {
  return q.selectFrom("shop_settings").selectAll().execute();
}

export function findSetting(q: Reads | Tx, name: string): Promise<SettingRow | undefined> {
  return q.selectFrom("shop_settings").selectAll().where("name", "=", name).executeTakeFirst();
}

/** False when somebody else wrote meanwhile. */
export async function saveSetting(tx: Tx, row: SettingRow, seen: number): Promise<boolean> {
  const { name, ...rest } = row;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("shop_settings")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(rest).where("shop_settings.version", "=", seen),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
