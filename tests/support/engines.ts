import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, describe, inject } from "vitest";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";

export const migrationsFolder = join(import.meta.dirname, "../../db/migrations");

/** Opens a database that nobody else uses; it is thrown away after the test. */
export type OpenFresh = (options?: {
  migrated?: boolean;
}) => Promise<Database & Engine & { settings: { DATA_DIR: string; DATABASE_URL?: string } }>;

/** The same tests on both engines. */
export function describeOnBothEngines(
  name: string,
  tests: (openFresh: OpenFresh, engine: "sqlite" | "postgres") => void,
): void {
  const postgresUrl = inject("postgresUrl");
  for (const engine of ["sqlite", "postgres"] as const) {
    // Where there is no PostgreSQL the run has already said so, and CI has failed.
    const suite = engine === "postgres" && !postgresUrl ? describe.skip : describe;
    suite(`${name} on ${engine}`, () => {
      const endings: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const end of endings.splice(0).reverse()) await end();
      });
      tests(
        (options) =>
          engine === "sqlite" ? freshSqlite(endings, options) : freshPostgres(postgresUrl, endings, options),
        engine,
      );
    });
  }
}

async function freshSqlite(
  endings: (() => Promise<void>)[],
  { migrated = true } = {},
): ReturnType<OpenFresh> {
  const folder = mkdtempSync(join(tmpdir(), "haat-sqlite-"));
  const settings = { DATA_DIR: folder };
  const db = openDatabase(settings);
  endings.push(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  if (migrated) await migrate(db, migrationsFolder);
  return { ...db, settings };
}

const templates = new Map<string, Promise<string>>();

async function freshPostgres(
  server: string,
  endings: (() => Promise<void>)[],
  { migrated = true } = {},
): ReturnType<OpenFresh> {
  const name = newName();
  const template = migrated ? await migratedTemplate(server) : "template1";
  await onServer(server, `create database ${name} template ${template}`);
  const settings = { DATA_DIR: tmpdir(), DATABASE_URL: urlOf(server, name) };
  const db = openDatabase(settings);
  endings.push(async () => {
    await db.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });
  return { ...db, settings };
}

/** Migrated once a test file, then copied: a copy costs a tenth of a migration. */
function migratedTemplate(server: string): Promise<string> {
  const made = templates.get(server) ?? makeTemplate(server);
  templates.set(server, made);
  return made;
}

async function makeTemplate(server: string): Promise<string> {
  const name = newName();
  await onServer(server, `create database ${name}`);
  const db = openDatabase({ DATA_DIR: tmpdir(), DATABASE_URL: urlOf(server, name) });
  await migrate(db, migrationsFolder);
  await db.close();
  return name;
}

async function onServer(server: string, command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(command).finally(() => client.end());
}

function newName(): string {
  return `test_${randomBytes(8).toString("hex")}`;
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
