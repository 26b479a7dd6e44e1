import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../make-folder.ts";

const sticky = 0o1000;

/**
 * The database is for its owner's eyes: made so, and an older one made so again. SQLite gives the files beside it the
 * same rights. A folder that was there before and holds no shop is somebody's own, and stays as it is.
 */
export function keepToOwner(file: string): void {
  const folder = dirname(file);
  makeFolder(folder);
  if (existsSync(file)) tighten(folder, 0o700);
  else closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) tighten(one, 0o600);
}

function tighten(path: string, most: number): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  const isOurs = stat && stat.uid === process.getuid?.() && (stat.mode & sticky) === 0;
  if (isOurs && (stat.mode & 0o777 & ~most) !== 0) chmodSync(path, stat.mode & most);
}
