import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A folder of the owner's alone, with those above it. Node's own way never ends where nothing can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST" && statSync(folder).isDirectory();
    if (!isThere) throw error;
  }
}
