import { existsSync, renameSync } from "node:fs";
import { WrongSettings } from "../settings.ts";
import type { Database, Engine } from "./database.ts";
import { isOfOtherMigrations } from "./migrations.ts";
import { isOpenElsewhere, sqliteFile } from "./sqlite.server.ts";

/** Leaves an empty database where one of other migrations was, and closes it; gives where the other one is kept. */
export async function setAside(db: Database & Engine, folder: string, now: number): Promise<string> {
  const name = `before_${new Date(now).toISOString().replace(/\D/g, "").slice(0, 14)}`;
  if (db.engine === "sqlite") {
    await db.close();
    return renameFile(sqliteFile(folder), name);
  }
  await db.alone(() =>
    db.write(async (tx) => {
      // Another process may have done it meanwhile.
      if (await isOfOtherMigrations(db, tx))
        await db.script(tx, `alter schema public rename to ${name}; create schema public;`);
    }),
  );
  await db.close();
  return `the schema ${name} of the database`;
}

function renameFile(file: string, name: string): string {
  const kept = `${file}.${name}`;
  if (!existsSync(file)) return kept;
  if (isOpenElsewhere(file))
    throw new WrongSettings([
      `DATA_DIR: expected that nobody has ${file} open; stop the shop of before, then start this one`,
    ]);
  renameSync(file, kept);
  return kept;
}
