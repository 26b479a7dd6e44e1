import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "src",
  "db/seed",
  "tools/build",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Where a build says what it was made of. */
export const buildStampOf = (root) => join(root, "build/client/.built");

/** Whether build/ was made of these sources: their times tell it quickly, a copied folder is known by its contents. */
export function isBuilt(root) {
  const stamp = buildStampOf(root);
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return (
    pathsIn(root).every((path) => statSync(path).mtimeMs <= builtAt) ||
    readFileSync(stamp, "utf8") === sourcesPrint(root)
  );
}

/** A print of all that a build is made of. */
export function sourcesPrint(root) {
  const hash = createHash("sha256");
  for (const path of pathsIn(root).filter((one) => statSync(one).isFile()))
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

function pathsIn(root) {
  return sources
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .flatMap(below)
    .filter((path) => !goods.test(path))
    .sort();
}

/** What a new shop is filled with is read when it is filled. */
const goods = /[\\/]db[\\/]seed(?:$|[\\/](?!.*\.ts$))/;

/** Folders too: their times tell that a file is gone. */
function below(path) {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => below(join(path, name)))];
}
