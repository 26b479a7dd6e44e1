import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../check/step.ts";
import { type Mutant, mutated } from "./mutant.ts";

export interface Planted {
  readonly mutant: Mutant;
  /** Which file. */
  readonly file: string;
}

/** What git tracks or would track, in a folder of its own: whoever works on goes on meanwhile. */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "haat-mutants-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  for (const file of listed.split("\0").filter(Boolean)) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Checks ask git which files there are.
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  return folder;
}

/** Does the work while they are in the copy. */
export async function withMutants<T>(
  folder: string,
  planted: readonly Planted[],
  work: () => Promise<T>,
): Promise<T> {
  const before = new Map<string, string>();
  for (const { mutant, file } of planted) {
    const place = join(folder, file);
    const text = readFileSync(place, "utf8");
    if (!before.has(place)) before.set(place, text);
    writeFileSync(place, mutated(text, mutant));
  }
  try {
    return await work();
  } finally {
    for (const [place, text] of before) writeFileSync(place, text);
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64_000_000 });
}
