import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowsers } from "../tests/support/drive/found-browsers.ts";
import { checkBudgets } from "./check/budgets.ts";
import { runStep, type StepResult } from "./check/step.ts";
import { check } from "./check.ts";
import { type Failure, failedSteps, failuresIn, type Report, tell } from "./test/failures.ts";
import openRunFolder from "./test/run-folder.ts";
import { bySuite, type Config, needsBuild } from "./test/suites.ts";
import { testsReached } from "./test/tests-reached.ts";

/**
 * Everything that can be tested, in one run that does its own set-up: `npm test`.
 * - `npm test -- changed`: the check, the tests that read what changed, and the nearest that import it.
 * - `npm test -- FILE ...`: these files.
 * - `npm test journeys`: no check, and no tests without a browser.
 * - `npm test browsers`: the browsers other than Chromium that the machine has, which the whole tries too.
 */
const asked = process.argv.slice(2);
const isAll = asked.length === 0;
const files = filesAsked();
const closeRunFolder = await openRunFolder();
let passed = 0;
let failed = 0;
const failures: Failure[] = [];
const steps: StepResult[] = [];

if (files) await runFiles(files);
else if (asked[0] === "changed") await runChanged();
else await runSuites();

for (const { ok } of steps) {
  if (ok) passed++;
  else failed++;
}
await closeRunFolder();
failures.unshift(...failedSteps(steps));
if (failures.length > 0) console.log(`\n${tell(failures)}`);
const size = process.env.THOROUGH === "1" ? "as often as promised" : "a few times, THOROUGH=1 tries all";
if (isAll || asked[0] === "journeys")
  console.log(`\nRaces, kills and orders of messages were tried ${size}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function filesAsked(): Map<Config, string[]> | undefined {
  if (isAll || ["changed", "journeys", "browsers"].includes(asked[0] ?? "")) return undefined;
  try {
    return bySuite(asked);
  } catch (error) {
    console.error(
      `${(error as Error).message} Or say changed, journeys, browsers, or nothing for everything.`,
    );
    process.exit(1);
  }
}

async function runFiles(wanted: ReadonlyMap<Config, readonly string[]>): Promise<void> {
  if ([...wanted.keys()].some(needsBuild) && !(await build())) return;
  for (const [config, names] of wanted) await vitest(names.join(", "), config, { files: names });
}

async function runChanged(): Promise<void> {
  const { nearest, farther } = testsReached();
  const checking = check();
  if (nearest.length > 0) await vitest("changed", "vitest.config.ts", { files: nearest });
  steps.push(...(await checking));
  if (farther > 0)
    console.log(`\n${farther} more files of tests import it from farther away: npm test runs them.`);
}

async function runSuites(): Promise<void> {
  if (isAll) {
    steps.push(...(await check()));
    await vitest("tests without a browser", "vitest.config.ts");
  }
  if (!(await build())) return;
  if (asked[0] === "browsers") return await vitest("browsers", "vitest.browsers.config.ts");
  if (isAll) steps.push(checkBudgets());
  // A fault mostly waits, for a kill, a line that is down, a start; what it says is shown when the journeys are over.
  const log = join(tmpdir(), "faults.log");
  await Promise.all([
    vitest("journeys", "vitest.journeys.config.ts"),
    vitest("faults", "vitest.faults.config.ts", { log }),
  ]);
  process.stdout.write(readFileSync(log));
  if (isAll && findBrowsers().found.length > 0) await vitest("browsers", "vitest.browsers.config.ts");
}

async function build(): Promise<boolean> {
  const built = await runStep("build", "node", ["tools/build/build.ts"]);
  steps.push(built);
  return built.ok;
}

async function vitest(
  name: string,
  config: string,
  { files: names = [], log }: { files?: readonly string[]; log?: string } = {},
): Promise<void> {
  const report = join(tmpdir(), `${config}.json`);
  const args = [
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...names,
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
