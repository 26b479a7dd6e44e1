import { createWriteStream, renameSync, rmSync } from "node:fs";
import { opendir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { unfinishedMigrations } from "#platform/database/background-migrations.ts";
import type { Database, Engine, Reads } from "#platform/database/database.ts";
import { isMigrated } from "#platform/database/migrations.ts";
import { besideTheDatabase } from "#tools/backup/contents.ts";
import { Refusal } from "#tools/refusal.ts";
import {
  createTally,
  filesKind,
  type Manifest,
  manifestName,
  nameOfFile,
  nameOfRows,
  ownMigrations,
  pathOf,
} from "./manifest.ts";
import { allTables, leftOut, rowsOf } from "./tables.ts";
import { type Entry, mostBytes, tarOf } from "./tar.ts";

/** The whole shop in one file that another takes in, whichever engine it is on. Gives how many files lay beside. */
export async function writeArchive(db: Database & Engine, folder: string, file: string): Promise<number> {
  if (!(await isMigrated(db)) || (await unfinishedMigrations(db.read)).length > 0)
    throw new Refusal("The shop's migrations are not through: start it, and wait until its log says so.");
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const tally = createTally();
  try {
    await db.snapshot((q) =>
      pipeline(
        Readable.from(tarOf(entriesOf(q, folder, tally))),
        createGzip(),
        createWriteStream(part, { flags: "wx", mode: 0o600 }),
      ),
    );
    renameSync(part, file);
    return tally.partOf(filesKind).count;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function* entriesOf(
  q: Reads,
  folder: string,
  tally: ReturnType<typeof createTally>,
): AsyncGenerator<Entry> {
  const tables = (await allTables(q)).filter(({ name }) => !leftOut.has(name));
  for (const table of tables) {
    let nth = 0;
    for await (const rows of rowsOf(q, table)) {
      const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
      yield tally.add(table.name, { name: nameOfRows(table.name, ++nth), bytes }, rows.length);
    }
  }
  for await (const path of filesUnder(folder)) {
    const name = nameOfFile(path);
    // What could not be taken in again is refused now.
    pathOf(name);
    const bytes = await bytesOf(join(folder, path));
    if (bytes) yield tally.add(filesKind, { name, bytes }, 1);
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: ownMigrations(),
    tables: Object.fromEntries(tables.map(({ name }) => [name, tally.partOf(name)])),
    files: tally.partOf(filesKind),
  };
  yield { name: manifestName, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
}

/** What lies beside the database, by its path from there. */
async function* filesUnder(folder: string): AsyncGenerator<string> {
  for (const name of besideTheDatabase(folder)) {
    const place = join(folder, name);
    if ((await stat(place)).isFile()) yield name;
    else
      for await (const entry of await opendir(place, { recursive: true }))
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
  }
}

/** Nothing of a picture that was removed since its name was read. */
async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    if ((await stat(file)).size > mostBytes) throw new Refusal(`${file} is too large for an archive.`);
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
