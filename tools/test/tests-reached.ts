import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readImports } from "../check/imports.ts";
import { listSourceFiles } from "../check/source-files.ts";
import { root } from "../check/step.ts";
import { changedFiles } from "./changed-files.ts";
import { readersOf } from "./readers.ts";
import { isTest } from "./suites.ts";

/** As many as are over in half a minute; the whole of a shop is imported by hundreds. */
const enough = 12;
/** They look for files and texts that others name, wherever these are. */
const always = ["tests/docs.test.ts", "tools/mutants/mutants.test.ts"];

export interface Reached {
  /** The nearest tests: those that changed, those that import what changed, those that import these, and so on. */
  readonly nearest: readonly string[];
  /** How many more there are, farther away. */
  readonly farther: number;
}

/** The tests that read what changed, and the nearest that import it. */
export function testsReached(changed: readonly string[] = changedFiles()): Reached {
  const files = listSourceFiles();
  const readers = readersOf(changed, readTexts(files));
  const reading = readers.filter(isTest);
  const asIfChanged = readers.filter((file) => !isTest(file));
  const { nearest, farther } = nearestTests([...changed, ...asIfChanged], importersOf(readImports(files)));
  // What was deleted has changed too.
  const isThere = new Set(files);
  const reached = new Set([...nearest, ...reading, ...always]);
  return { nearest: [...reached].filter((file) => isThere.has(file)), farther };
}

/** Ring by ring, until there are enough; the first that has any is taken whole. */
export function nearestTests(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  most = enough,
): Reached {
  const seen = new Set<string>();
  const nearest: string[] = [];
  let farther = 0;
  for (let ring = [...changed]; ring.length > 0; ) {
    const fresh = ring.filter((file) => !seen.has(file));
    for (const file of fresh) seen.add(file);
    const tests = [...new Set(fresh.filter(isTest))];
    const fits = nearest.length === 0 || (farther === 0 && nearest.length + tests.length <= most);
    if (fits) nearest.push(...tests);
    else farther += tests.length;
    ring = [...new Set(fresh.flatMap((file) => importers.get(file) ?? []))];
  }
  return { nearest, farther };
}

export function importersOf(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
}

function readTexts(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
