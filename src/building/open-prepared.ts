import type { Database, Engine } from "#platform/database/database.ts";
import { OtherMigrations } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { forPurpose } from "#platform/database/purposes.ts";
import { setAside } from "#platform/database/set-aside.ts";
import type { Settings } from "#platform/settings.ts";
import { hasDemo, sellsOwn } from "#seed/demo-products.ts";
import { type Preparing, prepareData } from "./prepare-data.ts";

/** Opens the data with all that a shop needs in it; a mere demo of other migrations is set aside, and made anew. */
export async function openPrepared(
  preparing: Preparing,
  { isServing = false }: { isServing?: boolean } = {},
): Promise<Database & Engine> {
  const { settings, clock } = preparing;
  const db = openDatabase(settings, { isServing });
  try {
    await forPurpose("command", () => prepareData(db, preparing));
    return db;
  } catch (error) {
    const isAnew = error instanceof OtherMigrations && (await isMereDemo(db, settings));
    if (!isAnew) {
      await db.close();
      throw error;
    }
  }
  const kept = await setAside(db, settings.DATA_DIR, clock.now());
  console.log(`This version makes its demo anew; that of the version before is kept in ${kept}.`);
  return openPrepared(preparing, { isServing });
}

/** Nothing but the demo is sold in it, and no money moved. What cannot tell so is more than a demo. */
async function isMereDemo(db: Database, { demo, payments }: Settings): Promise<boolean> {
  if (!demo || payments !== "mock") return false;
  try {
    const paid = await db.read
      .selectFrom("payments")
      .select("order_id")
      .where("gateway", "<>", "mock")
      .limit(1)
      .execute();
    return paid.length === 0 && (await hasDemo(db)) && !(await sellsOwn(db));
  } catch {
    return false;
  }
}
