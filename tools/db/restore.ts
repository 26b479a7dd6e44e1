import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "#platform/database/sqlite.server.ts";
import { readSettings } from "#platform/settings.ts";

/** Brings a copy back: npm run db:restore -- FILE [--overwrite] */
const settings = readSettings(process.env);
const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const overwrite = process.argv.includes("--overwrite");
if (!given) refuse("Which copy? npm run db:restore -- FILE [--overwrite]");
const file = resolve(given);
if (!existsSync(file)) refuse(`There is no ${file}.`);
if (settings.DATABASE_URL) restorePostgres(settings.DATABASE_URL, file);
else restoreSqlite(settings.DATA_DIR, file);
console.log(`The shop's data is that of ${file} again.`);

function restorePostgres(url: string, from: string): void {
  const clean = overwrite ? ["--clean", "--if-exists"] : [];
  execFileSync("pg_restore", ["--single-transaction", "--no-owner", ...clean, "--dbname", url, from], {
    stdio: "inherit",
  });
}

function restoreSqlite(folder: string, from: string): void {
  const target = sqliteFile(folder);
  assertWhole(from);
  if (existsSync(target)) {
    if (!overwrite)
      refuse(`${target} exists. Say --overwrite to replace it; a copy of it is kept beside it.`);
    assertNobodyHas(target);
    renameSync(target, `${target}.before-restore`);
    for (const rest of ["-wal", "-shm"]) rmSync(target + rest, { force: true });
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(from, `${target}.part`);
  renameSync(`${target}.part`, target);
}

function assertWhole(copy: string): void {
  try {
    const db = new DatabaseSync(copy, { readOnly: true });
    const { integrity_check: found } = db.prepare("pragma integrity_check").get() as {
      integrity_check: string;
    };
    db.close();
    if (found !== "ok") refuse(`${copy} is damaged: ${found}`);
  } catch (error) {
    refuse(`${copy} is no copy of a shop: ${(error as Error).message}`);
  }
}

/** Leaving WAL mode needs the file for oneself, which a running shop does not allow. */
function assertNobodyHas(target: string): void {
  const db = new DatabaseSync(target, { timeout: 500 });
  try {
    const { journal_mode: mode } = db.prepare("pragma journal_mode = delete").get() as {
      journal_mode: string;
    };
    if (mode !== "delete") throw new Error("in use");
  } catch {
    refuse("The shop is running on this data. Stop it first.");
  } finally {
    db.close();
  }
}

function refuse(words: string): never {
  console.error(words);
  process.exit(1);
}
