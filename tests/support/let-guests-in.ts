import { openDatabase } from "#platform/database/open-database.ts";

/** Before the shop opens: one may buy in it without an account. */
export async function letGuestsIn(
  settings: Parameters<typeof openDatabase>[0],
  fields: object = { allowed: "yes" },
): Promise<void> {
  const db = openDatabase(settings);
  await db.write((tx) =>
    tx
      .insertInto("shop_settings")
      .values({
        name: "guests",
        fields: JSON.stringify(fields),
        version: 1,
        changed_at: 0,
        changed_by: "owner",
      })
      .execute(),
  );
  await db.close();
}
