import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, inject, it } from "vitest";
import type { Database, Engine } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { type Beginning, copyPostgres, copySqlite, onServer, urlOf } from "./templates.ts";

interface FreshDatabase extends Beginning {
  /** Many commits to a small file: where it can, it lies in memory, and no disk is waited for. */
  readonly isBrief?: boolean;
}

const ramDisk = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

interface Thrown {
  readonly settings: { DATA_DIR: string; DATABASE_URL?: string };
  /** Before the test ends, where one opens very many. */
  throwAway(): Promise<void>;
}

/** Opens a database that nobody else uses; it is thrown away after the test. */
export type OpenFresh = (beginning?: FreshDatabase) => Promise<Database & Engine & Thrown>;

type Endings = Set<() => Promise<void>>;

type Tests = (openFresh: OpenFresh, engine: "sqlite" | "postgres") => void;

/**
 * For what an engine may do differently: repositories and their plans, whatever moves money or stock, races,
 * migrations, and each documented endpoint done once.
 */
export function describeOnBothEngines(name: string, tests: Tests): void {
  describeOn("sqlite", name, tests);
  describeOn("postgres", name, tests);
}

/** For what stands above: every statement that engines may read differently is sent by a test of both. */
export function describeWithDatabase(name: string, tests: Tests): void {
  describeOn("sqlite", name, tests);
  if (process.env.THOROUGH === "1") describeOn("postgres", name, tests);
}

/** For what only PostgreSQL does. */
export function describeOnPostgres(name: string, tests: (openFresh: OpenFresh) => void): void {
  if (inject("postgresUrl")) describeOn("postgres", name, tests);
  // A file needs a test; this one is not counted as passed.
  else describe(name, () => it.todo("needs a PostgreSQL server"));
}

function describeOn(engine: "sqlite" | "postgres", name: string, tests: Tests): void {
  const postgresUrl = inject("postgresUrl");
  // The run has already said so, and CI has failed.
  if (engine === "postgres" && !postgresUrl) return;
  describe(`${name} on ${engine}`, () => {
    const endings: Endings = new Set();
    afterEach(async () => {
      for (const end of [...endings].reverse()) await throwAway(endings, end);
    });
    tests(
      (beginning = {}) =>
        engine === "sqlite"
          ? freshSqlite(endings, beginning)
          : freshPostgres(postgresUrl, endings, beginning),
      engine,
    );
  });
}

async function freshSqlite(
  endings: Endings,
  { isBrief = false, ...beginning }: FreshDatabase,
): ReturnType<OpenFresh> {
  const folder = mkdtempSync(join(isBrief ? ramDisk : tmpdir(), "haat-sqlite-"));
  const settings = { DATA_DIR: folder };
  await copySqlite(beginning, folder);
  const db = openDatabase(settings);
  const end = async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  endings.add(end);
  return { ...db, settings, throwAway: () => throwAway(endings, end) };
}

async function freshPostgres(server: string, endings: Endings, beginning: Beginning): ReturnType<OpenFresh> {
  const name = await copyPostgres(beginning, server);
  const settings = { DATA_DIR: tmpdir(), DATABASE_URL: urlOf(server, name) };
  const db = openDatabase(settings);
  const end = async () => {
    await db.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  };
  endings.add(end);
  return { ...db, settings, throwAway: () => throwAway(endings, end) };
}

async function throwAway(endings: Endings, end: () => Promise<void>): Promise<void> {
  if (endings.delete(end)) await end();
}
