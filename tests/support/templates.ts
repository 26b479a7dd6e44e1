import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";

const file = "shop.sqlite";
/** PostgreSQL finds a name that is taken before it writes, or only by its own index. */
const alreadyThere = new Set(["42P04", "23505"]);

export interface Beginning {
  /** False leaves it without a table. */
  readonly migrated?: boolean;
  /** With the demo's goods, stores and reviews. */
  readonly demo?: boolean;
  /** When the demo was filled in, for tests that have a time of their own. */
  readonly at?: number;
  /** How many goods the demo has, where it is more than its own. */
  readonly products?: number;
}

/** Made once a run for each beginning, then copied: a copy costs a tenth of the migrations, a twentieth of the demo. */
export async function copySqlite(beginning: Beginning, folder: string): Promise<void> {
  if (beginning.migrated === false) return;
  const template = join(runFolder(), nameOf(beginning));
  if (!existsSync(template)) await makeSqlite(beginning, template);
  copyFileSync(join(template, file), join(folder, file));
}

async function makeSqlite(beginning: Beginning, template: string): Promise<void> {
  const made = mkdtempSync(join(runFolder(), "haat-template-"));
  const db = openDatabase({ DATA_DIR: made });
  await fill(db, beginning);
  await db.close();
  try {
    renameSync(made, template);
  } catch (error) {
    // Another worker was quicker.
    rmSync(made, { recursive: true });
    if (!existsSync(template)) throw error;
  }
}

/** Those that this process has seen. */
const templates = new Set<string>();

/** Gives the name of a database of one's own on that server. */
export async function copyPostgres(beginning: Beginning, server: string): Promise<string> {
  const name = newName();
  const template = beginning.migrated === false ? "template1" : nameOf(beginning);
  const known = `${server} ${template}`;
  if (!templates.has(known)) {
    const { rowCount } = await onServer(server, `select from pg_database where datname = '${template}'`);
    if (rowCount === 0) await makePostgres(beginning, server, template);
    templates.add(known);
  }
  await onServer(server, `create database ${name} template ${template}${await howToCopy(server)}`);
  return name;
}

const howCopied = new Map<string, string>();

/** By files, where a server can: a template is small, and writing all of it to the log takes twice as long. */
async function howToCopy(server: string): Promise<string> {
  const known = howCopied.get(server);
  if (known !== undefined) return known;
  const isNew = "select from pg_settings where name = 'server_version_num' and setting::int >= 150000";
  const how = (await onServer(server, isNew)).rowCount === 1 ? " strategy file_copy" : "";
  howCopied.set(server, how);
  return how;
}

async function makePostgres(beginning: Beginning, server: string, template: string): Promise<void> {
  const made = newName();
  await onServer(server, `create database ${made}`);
  const db = openDatabase({ DATA_DIR: tmpdir(), DATABASE_URL: urlOf(server, made) });
  await fill(db, beginning);
  await db.close();
  try {
    await onServer(server, `alter database ${made} rename to ${template}`);
  } catch (error) {
    if (!alreadyThere.has((error as { code?: string }).code ?? "")) throw error;
    await onServer(server, `drop database ${made}`);
  }
}

async function fill(
  db: Database & Engine,
  { demo, at = Date.now(), products = 0 }: Beginning,
): Promise<void> {
  await migrate(db);
  if (!demo) return;
  await seedWhenEmpty(db, { now: () => at });
  await seedLarge(db, { now: at }, products, () => {});
}

/** A server forks for each connection, and a test has a database made and dropped. */
const connections = new Map<string, Promise<Client>>();

export async function onServer(server: string, command: string): Promise<{ rowCount: number | null }> {
  const client = await connectionTo(server);
  return client.query(command);
}

function connectionTo(server: string): Promise<Client> {
  const known = connections.get(server);
  if (known) return known;
  const client = new Client({ connectionString: server });
  // The server may end before this process does, and another may come to its port.
  const forget = () => {
    if (connections.get(server) !== connected) return;
    connections.delete(server);
    for (const seen of templates) if (seen.startsWith(`${server} `)) templates.delete(seen);
  };
  client.on("error", forget);
  client.on("end", forget);
  const connected = client.connect().then(
    () => client,
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  connections.set(server, connected);
  return connected;
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

function nameOf({ demo, at, products }: Beginning): string {
  if (!demo) return "template_migrated";
  return ["template_demo", at ?? "now", products].filter(Boolean).join("_");
}

function newName(): string {
  return `test_${randomBytes(8).toString("hex")}`;
}

/** Another run may begin from other migrations. */
function runFolder(): string {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) throw new Error("Tests run in a folder of their run: tools/test/run-folder.ts opens it.");
  return folder;
}
