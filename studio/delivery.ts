import { type FileHandle, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { encodePicture, type MadePicture } from "../src/platform/pictures/encode-picture.ts";

const folder = join(import.meta.dirname, "../db/seed/pictures");
const index = join(import.meta.dirname, "../db/seed/pictures.json");
const lockFile = `${index}.lock`;

type Entry = MadePicture & { alt?: string };

/** Puts one picture of the demo catalogue and its entry in pictures.json; an older picture of the name goes. */
export async function deliverPicture(
  source: string,
  name: string,
): Promise<MadePicture & { smallBytes: number }> {
  const { smallBytes, ...made } = await encodePicture(source, name, folder);
  await removeOlder(name, made.file);
  await record(name, made);
  return { ...made, smallBytes };
}

async function removeOlder(name: string, file: string): Promise<void> {
  for (const old of await readdir(folder)) {
    if (old.startsWith(`${name}.`) && !old.startsWith(`${file}-`)) await rm(join(folder, old));
  }
}

async function record(name: string, entry: MadePicture): Promise<void> {
  const lock = await locked();
  const entries = JSON.parse(await readFile(index, "utf8").catch(() => "{}")) as Record<string, Entry>;
  entries[name] = { ...entries[name], ...entry };
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const fresh = `${index}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(fresh, index);
  await lock.close();
  await rm(lockFile);
}

/** Two deliveries at once must not lose each other's entries. */
async function locked(): Promise<FileHandle> {
  for (let tries = 0; tries < 400; tries++) {
    try {
      return await open(lockFile, "wx");
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`another delivery holds ${lockFile}; remove it if none is running`);
}
