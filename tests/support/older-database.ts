import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { migrationsFolder } from "./templates.ts";

/** A database as it was before the named migration; gives what brings it up to date. */
export async function migrateUntil(db: Database & Engine, before: string): Promise<() => Promise<string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "haat-older-"));
  const own = join(migrationsFolder, db.engine);
  for (const file of readdirSync(own).filter((name) => name < before))
    cpSync(join(own, file), join(folder, db.engine, file));
  await migrate(db, folder);
  rmSync(folder, { recursive: true, force: true });
  return () => migrate(db, migrationsFolder);
}
