import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WrongSettings } from "../settings.ts";
import {
  beginBackground,
  goOnInBackground,
  keyOfBackground,
  type TellOf,
  unfinishedMigrations,
  unfinishedTable,
} from "./background-migrations.ts";
import type { Database, Engine, Tx } from "./database.ts";
import { engineOf } from "./engine-of.ts";

declare module "./database.ts" {
  interface Tables {
    migrations: Applied & { applied_at: number };
  }
}

export interface Applied {
  readonly name: string;
  readonly checksum: string;
}

export interface Migration extends Applied {
  readonly sql: string;
}

/** A database was made by other migrations; nothing was changed in it. */
export class OtherMigrations extends WrongSettings {}

/** The migrations began anew after this commit: databases of before have had its first migration. */
const before = { first: "0001-outbox", lastToRead: "0d6eea17" };

/** Why these migrations cannot go on from what was applied. */
export function whyOther(applied: readonly Applied[], migrations: readonly Migration[]): string | undefined {
  if (applied.some(({ name }) => name === before.first))
    return `it is from before the migrations began anew, and the last version that reads it is ${before.lastToRead}`;
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = migrations.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
  return (
    edited &&
    `migration ${edited.name} was edited after it had been applied; put the old text back and write a new migration`
  );
}

/**
 * Schema migrations: applies what is missing, in order, all of it or nothing; gives the names of what it applied. Those
 * that run in the background are begun, for the shop to finish; what comes behind one finds it finished.
 */
export async function migrate(
  db: Database & Engine,
  migrations = readMigrations(db.engine),
  tell: TellOf = () => {},
): Promise<string[]> {
  return db.alone(async () => {
    const done: string[] = [];
    for (;;) {
      const { applied, isAll } = await db.write((tx) => applyMissing(db, tx, migrations));
      done.push(...applied);
      if (isAll) return done;
      // Another process may be at it.
      if (await goOnInBackground(db, migrations, tell, () => false)) await wait(100);
    }
  });
}

/** Up to one that has to wait for what runs in the background. */
async function applyMissing(db: Engine, tx: Tx, migrations: readonly Migration[]) {
  const applied = await appliedIn(db, tx);
  const why = whyOther(applied, migrations);
  if (why)
    throw new OtherMigrations([
      `${db.engine === "sqlite" ? "DATA_DIR" : "DATABASE_URL"}: expected a database of this version, but ${why}`,
    ]);
  const known = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !known.has(name));
  const done: string[] = [];
  for (const migration of missing) {
    const isBackground = keyOfBackground(migration.sql) !== undefined;
    if (!isBackground && (await unfinishedMigrations(tx)).length > 0) return { applied: done, isAll: false };
    await (isBackground ? beginBackground(tx, migration) : run(db, tx, migration));
    const { name, checksum } = migration;
    await tx.insertInto("migrations").values({ name, checksum, applied_at: Date.now() }).execute();
    done.push(name);
  }
  return { applied: done, isAll: true };
}

/** Whether they are those of another version. */
export async function isOfOtherMigrations(db: Engine, tx: Tx): Promise<boolean> {
  return whyOther(await appliedIn(db, tx), readMigrations(db.engine)) !== undefined;
}

/** Whether nothing is left to apply. */
export async function isMigrated(
  db: Database,
  migrations = readMigrations(engineOf(db.read)),
): Promise<boolean> {
  const rows = await db.read.selectFrom("migrations").select("name").execute();
  const done = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => done.has(name));
}

const fileName = /^(?<name>\d{4}-[\w-]+)(?:\.(?<only>sqlite|postgres))?\.sql$/;

/** Those of all modules, in the order of their numbers. */
export function readMigrations(engine: Engine["engine"]): Migration[] {
  return migrationFiles()
    .flatMap((path) => {
      const { name, only } = fileName.exec(path.slice(path.lastIndexOf("/") + 1))?.groups ?? {};
      if (!name) throw new Error(`${path} is not named as a migration is.`);
      if (only && only !== engine) return [];
      const sql = inDialect(engine, readFileSync(path, "utf8").replaceAll("\r\n", "\n"));
      return [{ name, sql, checksum: createHash("sha256").update(sql).digest("hex") }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A module has them in its folder `migrations`, wherever it is. */
export function migrationFiles(): string[] {
  const source = join(import.meta.dirname, "../..");
  const modules = readdirSync(join(source, "modules")).map((name) => join(source, "modules", name));
  return [join(source, "platform"), ...modules]
    .map((module) => join(module, "migrations"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
}

/** One text serves both engines: it has PostgreSQL's types, and ends its tables as SQLite does. */
const dialects: Readonly<Record<Engine["engine"], readonly (readonly [RegExp, string])[]>> = {
  sqlite: [
    [/\bbigint generated by default as identity\b/g, "integer"],
    [/\b(?:bigint|smallint)\b/g, "integer"],
    [/\bdouble precision\b/g, "real"],
    [/ collate "C"/g, ""],
  ],
  postgres: [[/^\) (?:strict|strict, without rowid|without rowid);$/gm, ");"]],
};

function inDialect(engine: Engine["engine"], sql: string): string {
  return dialects[engine].reduce((text, [word, own]) => text.replaceAll(word, own), sql);
}

const ledger =
  "create table if not exists migrations (name text primary key, checksum text not null, applied_at bigint not null)";

async function appliedIn(db: Engine, tx: Tx): Promise<Applied[]> {
  await db.script(tx, ledger);
  await db.script(tx, unfinishedTable);
  return tx.selectFrom("migrations").select(["name", "checksum"]).execute();
}

async function run(db: Engine, tx: Tx, { name, sql }: Migration): Promise<void> {
  try {
    await db.script(tx, sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed, the database is as it was: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
