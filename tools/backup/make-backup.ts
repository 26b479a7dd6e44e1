import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { noteBackup } from "#platform/database/backed-up.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.server.ts";
import { Refusal } from "../refusal.ts";
import { type About, aboutName, besideTheDatabase, copyTree, databaseNames } from "./contents.ts";
import { runTool } from "./postgres-tools.ts";

export interface DataLocation {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly LINK_KEY?: string | undefined;
  readonly PICTURES_URL?: unknown;
}

const root = join(import.meta.dirname, "../..");
const counted = ["orders", "products", "users"] as const;

/** Everything that makes the shop what it is, in one folder, while orders come in. Gives what to say of it. */
export async function makeBackup(place: DataLocation, named: string | undefined): Promise<string> {
  const folder = resolve(named ?? join(homedir(), "haat-backups", `haat-${stamp()}`));
  refusePlace(folder, place);
  const engine = place.DATABASE_URL ? "postgres" : "sqlite";
  const counts = await countsOf(place);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    const database = join(part, databaseNames[engine]);
    await copyDatabase(place, database);
    chmodSync(database, 0o600);
    const beside = besideTheDatabase(place.DATA_DIR);
    const files = beside.map((name) => copyBeside(join(place.DATA_DIR, name), join(part, name)));
    const at = Date.now();
    const about: About = { madeAt: new Date(at).toISOString(), engine, beside, counts };
    writeFileSync(join(part, aboutName), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 });
    renameSync(part, folder);
    const text = await tell(place, at);
    const held = [
      ...Object.entries(counts).map(([name, count]) => `${count} ${name}`),
      ...beside.map((name, at) => (files[at] === undefined ? name : `${name} (${files[at]} files)`)),
    ];
    return `Copied to ${folder}: ${held.join(", ")}. Keys are not in it.${text}`;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

export function stamp(): string {
  return new Date().toISOString().slice(0, 19).replace(/:/g, "-");
}

/** Customers' data does not belong where one command puts it on the net. */
export function refusePlace(folder: string, { DATA_DIR }: DataLocation): void {
  if (existsSync(folder)) throw new Refusal(`${folder} exists already: name another place.`);
  for (const [inside, what] of [
    [root, "the project's folder, from where it could be published with the code"],
    [resolve(DATA_DIR), "the shop's own data"],
  ] as const) {
    const way = relative(inside, folder);
    if (!way.startsWith("..") && resolve(inside, way) === folder)
      throw new Refusal(`${folder} lies in ${what}: name a place outside, best on another disk.`);
  }
}

/** A backup of nothing would be found out on the day it is needed. */
export async function countsOf(place: DataLocation): Promise<Record<string, number>> {
  const nothing = place.DATABASE_URL
    ? "There is no shop in the database of DATABASE_URL. Nothing was copied."
    : `There is no shop in ${resolve(place.DATA_DIR)} (DATA_DIR). Nothing was copied.`;
  if (!place.DATABASE_URL && !existsSync(sqliteFile(place.DATA_DIR))) throw new Refusal(nothing);
  const db = openDatabase(place);
  try {
    const counts: Record<string, number> = {};
    for (const table of counted) {
      const { total } = await db.read
        .selectFrom(table)
        .select((count) => count.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      counts[table] = Number(total);
    }
    return counts;
  } catch (error) {
    if (/no such table|does not exist/.test((error as Error).message)) throw new Refusal(nothing);
    throw error;
  } finally {
    await db.close();
  }
}

async function copyDatabase(place: DataLocation, file: string): Promise<void> {
  if (place.DATABASE_URL) {
    await runTool("pg_dump", ["--format=custom", `--file=${file}`], place.DATABASE_URL);
    return;
  }
  const db = openDatabase(place);
  await db.backup(file).finally(() => db.close());
}

/** So that the office says when it was. What can only be read is copied all the same. */
async function tell(place: DataLocation, at: number): Promise<string> {
  const db = openDatabase(place);
  return db
    .write((tx) => noteBackup(tx, at))
    .then(() => "")
    .catch((error: Error) => ` The shop could not be told of it: ${error.message}`)
    .finally(() => db.close());
}

/** How many files a folder had; undefined for a file. */
function copyBeside(from: string, to: string): number | undefined {
  if (statSync(from).isDirectory()) return copyTree(from, to);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  return undefined;
}
