import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureStore } from "#platform/pictures/picture-store.ts";

/** A folder of this machine. */
export function folderStore(folder: string): PictureStore {
  const at = (name: string) => join(folder, name);
  return {
    /** Whole or not at all: another process may be sending it just now. */
    async put(name, bytes) {
      const draft = at(`.${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, at(name));
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: (name) => readFile(at(name)).catch(nothingIfMissing),
    head: async (name) => (await stat(at(name)).catch(nothingIfMissing))?.size,
    delete: (name) => rm(at(name), { force: true }),
  };
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
