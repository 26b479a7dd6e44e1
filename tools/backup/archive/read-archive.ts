import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Refusal } from "#tools/refusal.ts";
import {
  createTally,
  filesKind,
  type Manifest,
  manifestName,
  ownMigrations,
  pathOf,
  readManifest,
  tableOf,
} from "./manifest.ts";
import { type Entry, entriesIn } from "./tar.ts";

/** Goes along an archive, a file of it at a time; what is wrong with it is a refusal that names it. */
export async function readArchive<T>(
  file: string,
  work: (entries: AsyncIterable<Entry>) => Promise<T>,
): Promise<T> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), (tar) => work(entriesIn(tar)));
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${file} cannot be taken in: ${error.message}.`);
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code.startsWith("Z_")) throw new Refusal(`${file} is no archive of a shop, is damaged or cut off.`);
    throw error;
  }
}

/** Refuses before anything changes what is not whole, not of this version, or names places of its own. */
export async function examineArchive(file: string): Promise<Manifest> {
  return readArchive(file, async (entries) => {
    const tally = createTally();
    let manifest: Manifest | undefined;
    for await (const entry of entries) {
      if (manifest) throw new Refusal(`${entry.name} stands behind the end of it`);
      const table = tableOf(entry.name);
      if (entry.name === manifestName) manifest = readManifest(entry);
      else if (table) tally.add(table, entry, entry.bytes.toString().split("\n").length - 1);
      else if (pathOf(entry.name)) tally.add(filesKind, entry, 1);
    }
    if (!manifest) throw new Refusal(`it has no ${manifestName}`);
    refuseOtherVersion(manifest);
    const parts = { ...manifest.tables, [filesKind]: manifest.files };
    for (const kind of tally.kinds())
      if (!Object.hasOwn(parts, kind)) throw new Refusal(`its ${manifestName} does not know ${kind}`);
    for (const [kind, { count, sha256 }] of Object.entries(parts)) {
      const found = tally.partOf(kind);
      if (found.count !== count || found.sha256 !== sha256)
        throw new Refusal(`what it holds of ${kind} is not what was written (${found.count} of ${count})`);
    }
    return manifest;
  });
}

function refuseOtherVersion({ migrations }: Manifest): void {
  const own = new Map(ownMigrations().map(({ name, checksum }) => [name, checksum]));
  const there = new Set(migrations.map(({ name }) => name));
  const newer = migrations.find(({ name }) => !own.has(name));
  if (newer) throw new Refusal(`it is of a newer version of the shop (${newer.name}): update this one first`);
  const missing = [...own.keys()].find((name) => !there.has(name));
  if (missing)
    throw new Refusal(
      `it is of an older version of the shop (without ${missing}): update that one, and write it anew`,
    );
  const other = migrations.find(({ name, checksum }) => own.get(name) !== checksum);
  if (other) throw new Refusal(`it is of another version of the shop (${other.name} is another one)`);
}
