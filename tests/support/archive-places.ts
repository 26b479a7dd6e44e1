import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import type { Database, Engine } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { allTables, leftOut } from "#tools/backup/archive/tables.ts";
import { type Beginning, copyPostgres, copySqlite, onServer, urlOf } from "./templates.ts";

export type Place = { DATA_DIR: string; DATABASE_URL?: string };

const endings: (() => unknown)[] = [];
export async function endPlaces(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "haat-archive-"));
  endings.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Where a shop is or will be, with nobody connected. */
export async function placeOn(
  engine: Engine["engine"],
  beginning: Beginning = { migrated: false },
): Promise<Place> {
  const DATA_DIR = folder();
  if (engine === "sqlite") {
    await copySqlite(beginning, DATA_DIR);
    return { DATA_DIR };
  }
  const server = inject("postgresUrl");
  const name = await copyPostgres(beginning, server);
  endings.push(() => onServer(server, `drop database if exists ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: urlOf(server, name) };
}

export async function inside<T>(place: Place, work: (db: Database & Engine) => Promise<T>): Promise<T> {
  const db = openDatabase(place);
  return work(db).finally(() => db.close());
}

/** Each row of the shop as a text, by table; what only one engine has is apart. */
export const rowsOf = (place: Place) =>
  inside(place, async ({ read }) => {
    const found: Record<string, string[]> = {};
    for (const { name } of await allTables(read)) {
      if (leftOut.has(name)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(read);
      found[name] = rows
        .filter((row) => !["order_number", "search_to_fill"].includes(String(row.name)))
        .map(({ scarce: _, ...row }) => JSON.stringify(Object.entries(row).sort()))
        .sort();
    }
    return found;
  });

export const filesIn = (place: Place) =>
  readdirSync(join(place.DATA_DIR, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString("hex")])
    .sort();

export const engines: Engine["engine"][] = inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"];
