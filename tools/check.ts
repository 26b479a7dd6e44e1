import { checkLayers } from "./check/layers.ts";
import { checkOpenApi } from "./check/open-api.ts";
import { runStep, type StepResult } from "./check/step.ts";

/** The one gate: format, lint, types, layers, dead code. `npm run check -- --write` mends what it can. */
const write = process.argv.includes("--write") ? ["--write"] : [];

export async function check(): Promise<StepResult[]> {
  return [
    await runStep("format and lint", "biome", ["check", "--error-on-warnings", ...write]),
    await runStep("types", "tsc", ["-p", "."]),
    await runStep("types of the picture studio", "tsc", ["-p", "tools/studio"]),
    await checkLayers(),
    await checkOpenApi(),
    await runStep("dead code", "knip", ["--no-progress"]),
  ];
}

if (import.meta.main) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
