import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listSourceFiles } from "../check/source-files.ts";
import { root } from "../check/step.ts";

/** What the shop is made of, without its tests, by file. */
export function readSources(): Map<string, string> {
  const files = listSourceFiles().filter((file) => file.startsWith("src/") && !file.includes(".test."));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
