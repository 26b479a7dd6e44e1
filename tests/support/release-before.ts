import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What the worker kept by other names then. */
const keptThen = { "haat-pages-3": "haat-pages-2", "haat-files-2": "haat-files-1" };

export interface Release {
  /** Where it is started. */
  readonly root: string;
  remove(): void;
}

/**
 * The release before this one: the built shop once more, in which each file that a browser fetches has another name,
 * as if all of them had changed, and the worker keeps what it keeps elsewhere.
 */
export function releaseBefore(): Release {
  const before = mkdtempSync(join(tmpdir(), "haat-before-"));
  for (const name of readdirSync(root))
    if (name !== "build" && !name.startsWith(".")) symlinkSync(join(root, name), join(before, name));
  mkdirSync(join(before, "build"));
  for (const part of ["client", "server"])
    cpSync(join(root, "build", part), join(before, "build", part), {
      recursive: true,
      // What is sent packed is not what was changed.
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
  const assets = join(before, "build/client/assets");
  const names = readdirSync(assets);
  const isNamed = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const file of filesIn(join(before, "build"))) {
    if (!/\.(?:js|css)$/.test(file)) continue;
    let text = readFileSync(file, "utf8").replace(isNamed, "before-$&");
    if (file.endsWith("service-worker.js"))
      for (const [now, then] of Object.entries(keptThen)) {
        if (!text.includes(now)) throw new Error(`The worker keeps nothing in ${now}.`);
        text = text.replace(now, then);
      }
    writeFileSync(file, text);
  }
  for (const name of names) {
    cpSync(join(assets, name), join(assets, `before-${name}`));
    rmSync(join(assets, name));
  }
  return { root: before, remove: () => rmSync(before, { recursive: true, force: true }) };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
