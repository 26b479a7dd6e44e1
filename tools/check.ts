import { checkLayers } from "./check/layers.ts";
import { checkLockfile } from "./check/lockfile.ts";
import { checkOpenApi } from "./check/open-api.ts";
import { runStep, type StepResult } from "./check/step.ts";

/** The one gate: format, lint, types, layers, dead code. `npm run check -- --write` mends what it can. */
const write = process.argv.includes("--write") ? ["--write"] : [];

export async function check(): Promise<StepResult[]> {
  return [
    checkLockfile({ write: write.length > 0 }),
    await runStep("format and lint", "biome", ["check", "--error-on-warnings", ...write]),
    await runStep("types", "tsc", ["-p", "."]),
    await checkLayers(),
    await checkOpenApi(),
    await runStep("dead code", "knip", ["--no-progress"]),
  ];
}

if (import.meta.main) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
