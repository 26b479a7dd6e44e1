import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";

/** A consistent copy of the shop's data, while orders come in: npm run db:backup -- FILE */
const settings = readSettings(process.env);
const started = performance.now();
const file = resolve(
  process.argv[2] ??
    `haat-backup-${new Date().toISOString().replace(/[:.]/g, "-")}.${settings.DATABASE_URL ? "dump" : "sqlite"}`,
);
if (existsSync(file)) {
  console.error(`${file} exists already: name another file.`);
  process.exit(1);
}
if (settings.DATABASE_URL) {
  execFileSync("pg_dump", ["--format=custom", "--file", file, settings.DATABASE_URL], { stdio: "inherit" });
} else {
  const db = openDatabase(settings);
  await db.backup(file);
  await db.close();
}
console.log(`Copied to ${file} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
