import { execFileSync } from "node:child_process";
import { readImports } from "../check/imports.ts";
import { listSourceFiles } from "../check/source-files.ts";
import { root } from "../check/step.ts";
import { isTest } from "./suites.ts";

/** As many as run beside one's work; the whole of a shop is imported by hundreds. */
const enough = 40;

export interface Reached {
  /** The nearest tests: those that changed, those that import what changed, those that import these, and so on. */
  readonly nearest: readonly string[];
  /** How many more there are, farther away. */
  readonly farther: number;
}

/** The tests that what is not committed can reach by imports; of a clean tree, what the last commit can. */
export function testsReached(): Reached {
  const files = listSourceFiles();
  const uncommitted = git("status", "--porcelain", "--untracked-files=all").map((line) => line.slice(3));
  const changed = uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
  return nearestTests(changed, importersOf(readImports(files)));
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

function git(...args: string[]): string[] {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
