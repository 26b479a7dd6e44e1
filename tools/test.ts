import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkBudgets } from "./check/budgets.ts";
import { runStep, type StepResult } from "./check/step.ts";
import { check } from "./check.ts";
import { type Failure, failedSteps, failuresIn, type Report, tell } from "./test/failures.ts";
import openRunFolder from "./test/run-folder.ts";

/**
 * Everything that can be tested, in one run that does its own set-up. `npm test journeys` leaves out the check and the
 * tests without a browser, and `npm test browsers` runs the browsers other than Chromium that the machine has, which
 * are no part of the whole.
 */
const only = process.argv[2];
if (only !== undefined && only !== "journeys" && only !== "browsers") {
  console.error(`There is no "${only}" to test: say journeys, browsers, or nothing for everything.`);
  process.exit(1);
}
const closeRunFolder = await openRunFolder();
let passed = 0;
let failed = 0;
const failures: Failure[] = [];

const steps: StepResult[] = [];
if (!only) steps.push(...(await check()));
if (!only) await vitest("tests without a browser", "vitest.config.ts");
const built = await runStep("build", "node", ["tools/build/build.ts"]);
steps.push(built);
if (built.ok && only === "browsers") await vitest("browsers", "vitest.browsers.config.ts");
else if (built.ok) {
  if (!only) steps.push(checkBudgets());
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
failures.unshift(...failedSteps(steps));
if (failures.length > 0) console.log(`\n${tell(failures)}`);
const size = process.env.THOROUGH === "1" ? "as often as promised" : "a few times, THOROUGH=1 tries all";
if (only !== "browsers") console.log(`\nRaces, kills and orders of messages were tried ${size}.`);
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
    const counted = JSON.parse(readFileSync(report, "utf8")) as Report;
    const broken = failuresIn(counted);
    failures.push(...broken);
    passed += counted.numPassedTests;
    failed += counted.numFailedTests;
    // A file that breaks before its tests counts as one failure.
    if (status !== 0 && counted.numFailedTests === 0) failed++;
    if (status !== 0 && broken.length === 0)
      failures.push({ what: name, why: "It broke outside its files: look for unhandled errors above." });
  } catch {
    failures.push({ what: name, why: "No report was written." });
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
