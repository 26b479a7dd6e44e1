import { availableParallelism } from "node:os";
import { readImportNames } from "./check/imports.ts";
import { type Hashes, runOnChanges } from "./check/last-pass.ts";
import { checkLayers } from "./check/layers.ts";
import { checkLockfile } from "./check/lockfile.ts";
import { checkOpenApi } from "./check/open-api.ts";
import { hashOf, hashSourceFiles } from "./check/source-files.ts";
import { runStep, type StepResult } from "./check/step.ts";

/** The one gate: format, lint, types, layers, dead code. `npm run check -- --write` mends what it can. */
const isWriting = process.argv.includes("--write");

/** Each step reads what changed since it last passed; in CI all of them read everything. */
export async function check(): Promise<StepResult[]> {
  const lockfile = checkLockfile({ write: isWriting });
  // The others read what it writes; what passes then is not what was read.
  const written = isWriting ? await runBiome(["--write"]) : undefined;
  const hashes = hashSourceFiles();
  const others = await Promise.all([
    written ?? checkStyle(hashes),
    runStep("types", "tsc", ["-p", ".", "--checkers", `${checkers}`]),
    runOnChanges("layers", graphOf(hashes), checkLayers),
    runOnChanges(
      "open-api",
      only(hashes, /^src\/(?:contract|modules|ports|server\/api)\/|^package-lock/),
      checkOpenApi,
    ),
    runStep("dead code", "knip", ["--no-progress", ...(process.env.CI ? [] : cached)]),
  ]);
  return [lockfile, ...others.filter((result) => result !== undefined)];
}

/** Each checks again what the others have: four on two cores take twice the processor of one, and longer. */
const checkers = Math.min(4, Math.ceil(availableParallelism() / 2));

const cached = ["--cache", "--cache-location", "node_modules/.cache/knip"];

function checkStyle(hashes: ReadonlyMap<string, string>): Promise<StepResult | undefined> {
  const rules = hashOf(`${hashes.get("biome.json")} ${hashes.get("package-lock.json")}`);
  const styled = only(hashes, /^(?:src|tests|tools|db)\/.*\.(?:[jt]sx?|css|json)$|^[^/]*\.(?:ts|json)$/);
  const now = Object.fromEntries(Object.entries(styled).map(([file, hash]) => [file, `${hash} ${rules}`]));
  // Named one by one, all of them would make too long a command; without names it reads everything.
  return runOnChanges("style", now, (changed) => runBiome(changed.length > 500 ? [] : changed));
}

function runBiome(args: readonly string[]): Promise<StepResult> {
  return runStep("format and lint", "biome", [
    "check",
    "--error-on-warnings",
    "--no-errors-on-unmatched",
    ...args,
  ]);
}

/** The layers are about who imports whom: another line within a function changes nothing of that. */
function graphOf(files: ReadonlyMap<string, string>): Hashes {
  const graph = [...readImportNames([...files.keys()])].filter(([file]) =>
    /^(?:src|db\/seed|tests\/fixtures)\//.test(file),
  );
  const rules = only(files, /^\.dependency-cruiser\.mjs$|^package(?:-lock)?\.json$/);
  return { ...rules, ...Object.fromEntries(graph.map(([file, imports]) => [file, hashOf(imports.join())])) };
}

function only(hashes: ReadonlyMap<string, string>, which: RegExp): Hashes {
  return Object.fromEntries([...hashes].filter(([file]) => which.test(file)));
}

if (import.meta.main) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
