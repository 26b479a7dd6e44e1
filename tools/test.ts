import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkBudgets } from "./check/budgets.ts";
import { runStep, type StepResult } from "./check/step.ts";
import { check } from "./check.ts";
import openRunFolder from "./test/run-folder.ts";

/** Everything that can be tested, in one run that does its own set-up. `npm test -- journeys` runs the browser alone. */
const only = process.argv[2];
const closeRunFolder = await openRunFolder();
let passed = 0;
let failed = 0;

const steps: StepResult[] = [];
if (only !== "journeys") steps.push(...(await check()));
if (only !== "journeys") await vitest("tests without a browser", "vitest.config.ts");
const built = await runStep("build", "node", ["tools/build/build.ts"]);
steps.push(built);
if (built.ok) {
  if (only !== "journeys") steps.push(checkBudgets());
  // A fault mostly waits, for a kill, a line that is down, a start; what it says is shown when the journeys are over.
  const faults = join(tmpdir(), "faults.log");
  await Promise.all([
    vitest("journeys", "vitest.journeys.config.ts"),
    vitest("faults", "vitest.faults.config.ts", faults),
  ]);
  process.stdout.write(readFileSync(faults));
}
for (const { ok } of steps) {
  if (ok) passed++;
  else failed++;
}
await closeRunFolder();
const size = process.env.THOROUGH === "1" ? "as often as promised" : "a few times, THOROUGH=1 tries all";
console.log(`\nRaces, kills and orders of messages were tried ${size}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function vitest(name: string, config: string, log?: string): Promise<void> {
  const report = join(tmpdir(), `${config}.json`);
  const args = [
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const status = await runSaying("vitest", args, log);
  try {
    const counted = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    passed += counted.numPassedTests;
    failed += counted.numFailedTests;
    // A file that breaks before its tests counts as one failure.
    if (status !== 0 && counted.numFailedTests === 0) failed++;
  } catch {
    console.error(`${name}: no report was written.`);
    failed++;
  }
}

/** Says what it says at once, or into a file. */
function runSaying(program: string, args: readonly string[], log?: string): Promise<number> {
  const out = log ? openSync(log, "w") : ("inherit" as const);
  return new Promise((resolve) => {
    const child = spawn(join("node_modules/.bin", program), args, { stdio: ["ignore", out, out] });
    child.on("close", (status) => {
      if (typeof out === "number") closeSync(out);
      resolve(status ?? 1);
    });
  });
}
