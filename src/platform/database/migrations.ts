import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database, Engine, Tx } from "./database.ts";
import { engineOf } from "./engine-of.ts";

declare module "./database.ts" {
  interface Tables {
    migrations: { name: string; checksum: string; applied_at: number };
  }
}

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Schema migrations: applies what is missing, in order, each in one transaction; gives the names of what it applied.
 */
export async function migrate(db: Database & Engine, folder: string): Promise<string[]> {
  const migrations = readMigrations(join(folder, db.engine));
  return db.alone(async () => {
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await applyOnce(db, migration)) applied.push(migration.name);
    }
    return applied;
  });
}

/** Whether nothing is left to apply. */
export async function isMigrated(db: Database, folder: string): Promise<boolean> {
  const names = readMigrations(join(folder, engineOf(db.read))).map(({ name }) => name);
  const rows = await db.read.selectFrom("migrations").select("name").execute();
  const done = new Set(rows.map(({ name }) => name));
  return names.every((name) => done.has(name));
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
      return {
        name: file.slice(0, -".sql".length),
        sql,
        checksum: createHash("sha256").update(sql).digest("hex"),
      };
    });
}

const ledger =
  "create table if not exists migrations (name text primary key, checksum text not null, applied_at bigint not null)";

function applyOnce(db: Database & Engine, migration: Migration): Promise<boolean> {
  return db.write(async (tx) => {
    await db.script(tx, ledger);
    if (await wasApplied(tx, migration)) return false;
    try {
      await db.script(tx, migration.sql);
    } catch (error) {
      throw new Error(
        `Migration ${migration.name} failed, the database is as it was: ${(error as Error).message}`,
        { cause: error },
      );
    }
    const { name, checksum } = migration;
    await tx.insertInto("migrations").values({ name, checksum, applied_at: Date.now() }).execute();
    return true;
  });
}

async function wasApplied(tx: Tx, { name, checksum }: Migration): Promise<boolean> {
  const row = await tx
    .selectFrom("migrations")
    .select("checksum")
    .where("name", "=", name)
    .executeTakeFirst();
  if (row && row.checksum !== checksum) {
    throw new Error(
      `Migration ${name} was edited after it had been applied: put the old text back and write a new migration.`,
    );
  }
  return row !== undefined;
}
