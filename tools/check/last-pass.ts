import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./step.ts";

/** What a step of the check had read when it last passed: a hash by file, or by whatever the step is about. */
export type Hashes = Readonly<Record<string, string>>;

const file = (step: string) => join(root, "node_modules/.cache/check", `${step}.json`);

/**
 * Runs a step on what changed since it last passed, and not at all where nothing did. CI keeps nothing, so there every
 * step reads everything.
 */
export async function runOnChanges<Result extends { readonly ok: boolean }>(
  step: string,
  now: Hashes,
  run: (changed: readonly string[]) => Promise<Result>,
): Promise<Result | undefined> {
  const before = process.env.CI ? {} : readLastPass(step);
  const changed = Object.keys(now).filter((name) => now[name] !== before[name]);
  const isGone = Object.keys(before).some((name) => !(name in now));
  if (changed.length === 0 && !isGone) return undefined;
  const result = await run(changed);
  if (result.ok) keepLastPass(step, now);
  return result;
}

function readLastPass(step: string): Hashes {
  try {
    return JSON.parse(readFileSync(file(step), "utf8")) as Hashes;
  } catch {
    return {};
  }
}

function keepLastPass(step: string, hashes: Hashes): void {
  mkdirSync(dirname(file(step)), { recursive: true });
  writeFileSync(file(step), JSON.stringify(hashes));
}
