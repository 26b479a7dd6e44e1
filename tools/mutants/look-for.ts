import { readImports } from "../check/imports.ts";
import { listSourceFiles } from "../check/source-files.ts";
import { importersOf, nearestTests } from "../test/tests-reached.ts";
import { type Planted, withMutants } from "./copied-tree.ts";
import { type Failed, firstFailure } from "./first-failure.ts";
import { runIn } from "./run-in.ts";

let withoutFault: Promise<Failed | null> | undefined;
const importers = importersOf(readImports(listSourceFiles()));

/** By the tests that import it, the nearest first. What fails without the fault too has not found it. */
export async function lookByTests(folder: string, planted: Planted): Promise<Failed | null> {
  const { nearest } = nearestTests([planted.file], importers);
  const all = nearestTests([planted.file], importers, Number.POSITIVE_INFINITY).nearest;
  const tests = { config: "vitest.config.ts", engine: planted.mutant.engine ?? "sqlite" } as const;
  for (const files of [nearest, all.filter((file) => !nearest.includes(file))]) {
    if (files.length === 0) continue;
    const failed = await withMutants(folder, [planted], () => firstFailure(folder, { ...tests, files }));
    if (!failed) continue;
    const still = failed.file && (await firstFailure(folder, { ...tests, files: [failed.file] }));
    if (still) throw new Error(`${still.file} fails without a fault: ${still.test}`);
    return failed;
  }
  return null;
}

/** By the simulation of trading and nothing else; its test names the seed. */
export async function lookBySimulation(folder: string, planted: Planted): Promise<Failed | null> {
  process.env.SIMULATION_SHORTER = "no";
  const tests = { config: "vitest.config.ts", engine: planted.mutant.engine ?? "sqlite" } as const;
  const files = ["tests/simulation/trading.test.ts"];
  const failed = await withMutants(folder, [planted], () => firstFailure(folder, { ...tests, files }));
  // Once for all faults: their seeds are the same.
  if (failed) withoutFault ??= firstFailure(folder, { config: "vitest.config.ts", files });
  const still = await withoutFault;
  if (still) throw new Error(`${still.file} fails without a fault: ${still.test}`);
  return failed;
}

/** Through the browser, by the journeys of its pages. */
export function lookByJourneys(folder: string, planted: Planted): Promise<Failed | null> {
  const { journeys = [] } = planted.mutant;
  if (journeys.length === 0) return Promise.resolve(null);
  const files = journeys.map((name) => `tests/journeys/${name}`);
  return withMutants(folder, [planted], async () => {
    const built = await runIn(folder, "node", ["tools/build/build.ts"]);
    if (built !== 0) return { file: "tools/build/build.ts", test: "the build" };
    return firstFailure(folder, { config: "vitest.journeys.config.ts", files });
  });
}

/** All of them at once, before everything that `npm test` runs: which of them a failure is of is for whoever reads it. */
export async function lookTogether(folder: string, planted: readonly Planted[]): Promise<void> {
  await withMutants(folder, planted, () => runIn(folder, "node", ["tools/test.ts"], { isSaid: true }));
}
