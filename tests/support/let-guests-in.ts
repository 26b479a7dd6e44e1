import { openDatabase } from "#platform/database/open-database.ts";

type Where = Parameters<typeof openDatabase>[0];

/** Before the shop opens: one may buy in it without an account. */
export function letGuestsIn(settings: Where, fields: object = { allowed: "yes" }): Promise<void> {
  return setGroup(settings, "guests", fields);
}

/** Before the shop opens: what its owner has said. */
export async function setGroup(settings: Where, name: string, fields: object): Promise<void> {
  const db = openDatabase(settings);
  await db.write((tx) =>
    tx
      .insertInto("shop_settings")
      .values({ name, fields: JSON.stringify(fields), version: 1, changed_at: 0, changed_by: "owner" })
      .execute(),
  );
  await db.close();
}
