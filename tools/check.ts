import { checkLayers } from "./check/layers.ts";
import { checkLockfile } from "./check/lockfile.ts";
import { checkOpenApi } from "./check/open-api.ts";
import { runStep, type StepResult } from "./check/step.ts";

/** The one gate: format, lint, types, layers, dead code. `npm run check -- --write` mends what it can. */
const isWriting = process.argv.includes("--write");

export async function check(): Promise<StepResult[]> {
  const lockfile = checkLockfile({ write: isWriting });
  const write = isWriting ? ["--write"] : [];
  const style = runStep("format and lint", "biome", ["check", "--error-on-warnings", ...write]);
  // The others read what it writes.
  if (isWriting) await style;
  const others = await Promise.all([
    style,
    runStep("types", "tsc", ["-p", "."]),
    checkLayers(),
    checkOpenApi(),
    runStep("dead code", "knip", ["--no-progress"]),
  ]);
  return [lockfile, ...others];
}

if (import.meta.main) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
