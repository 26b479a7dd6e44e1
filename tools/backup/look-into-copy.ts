import { closeSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Applied, readMigrations, whyOther } from "#platform/database/migrations.ts";
import { Refusal } from "../refusal.ts";
import type { EngineName } from "./contents.ts";
import { runTool } from "./postgres-tools.ts";

/** Refuses everything that is not a whole copy of a shop which this version can open. */
export async function lookIntoCopy(file: string, engine: EngineName): Promise<void> {
  const found = engineOf(file);
  if (found !== engine)
    throw new Refusal(
      found === "postgres"
        ? `${file} is the copy of a shop on PostgreSQL, and DATABASE_URL is not set.`
        : `${file} is the copy of a shop without PostgreSQL, and DATABASE_URL is set.`,
    );
  const applied = engine === "sqlite" ? ledgerOfSqlite(file) : await ledgerOfPostgres(file);
  if (applied.length === 0) throw new Refusal(`${file} is a database, but not a shop's.`);
  const migrations = readMigrations(engine);
  const why = whyOther(applied, migrations);
  if (why) throw new Refusal(`${file} is of another version of the shop: ${why}.`);
  const newer = applied.find(({ name }) => !migrations.some((known) => known.name === name));
  if (newer)
    throw new Refusal(
      `${file} is of a newer version of the shop (${newer.name}): update the shop, then restore.`,
    );
}

function engineOf(file: string): EngineName {
  const head = Buffer.alloc(16);
  const open = openSync(file, "r");
  const length = readSync(open, head, 0, 16, 0);
  closeSync(open);
  if (length === 0) throw new Refusal(`${file} is empty.`);
  if (head.toString("latin1").startsWith("SQLite format 3")) return "sqlite";
  if (head.toString("latin1").startsWith("PGDMP")) return "postgres";
  throw new Refusal(`${file} is no copy of a shop: it is neither a database nor a dump of one.`);
}

function ledgerOfSqlite(file: string): Applied[] {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: state } = db.prepare("pragma integrity_check").get() as {
      integrity_check: string;
    };
    if (state !== "ok") throw new Error(state.split("\n")[0]);
    const has = db.prepare("select 1 from sqlite_master where name = 'migrations'").get();
    return has ? (db.prepare("select name, checksum from migrations").all() as unknown as Applied[]) : [];
  } catch (error) {
    throw new Refusal(
      `${file} is damaged or cut off (${statSync(file).size} bytes): ${(error as Error).message}`,
    );
  } finally {
    db?.close();
  }
}

async function ledgerOfPostgres(file: string): Promise<Applied[]> {
  try {
    await runTool("pg_restore", ["--file=-", file]);
  } catch (error) {
    throw new Refusal(`${file} is damaged or cut off: ${(error as Error).message}`);
  }
  const text = await runTool("pg_restore", ["--data-only", "--table=migrations", "--file=-", file]);
  const rows = /^COPY public\.migrations .*\n((?:.*\n)*?)\\\.$/m.exec(text)?.[1] ?? "";
  return rows
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => {
      const [name = "", checksum = ""] = row.split("\t");
      return { name, checksum };
    });
}
