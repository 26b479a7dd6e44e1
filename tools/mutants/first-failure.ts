import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Report } from "../test/failures.ts";
import type { Config } from "../test/suites.ts";
import { runIn } from "./run-in.ts";

export interface Failed {
  readonly file: string;
  readonly test: string;
}

interface Tests {
  readonly config: Config;
  readonly files: readonly string[];
  readonly engine?: "sqlite" | "postgres" | undefined;
}

/** Runs them to the first that fails, one after another. */
export async function firstFailure(folder: string, { config, files, engine }: Tests): Promise<Failed | null> {
  const report = join(folder, "mutants.json");
  rmSync(report, { force: true });
  const other = engine && (engine === "sqlite" ? "postgres" : "sqlite");
  const status = await runIn(folder, "vitest", [
    ...["run", "--config", config, "--bail=1", "--maxWorkers=1"],
    ...["--reporter=json", `--outputFile=${report}`],
    // One fault changes one file: what was made of the others is kept for the next.
    "--fsModuleCache",
    ...(other ? ["-t", `^(?!.* on ${other}(?: |$))`] : []),
    ...files,
  ]);
  if (status === 0) return null;
  const failed = existsSync(report) ? failedIn(folder, report) : undefined;
  return failed ?? { file: "", test: "the run did not end well" };
}

function failedIn(folder: string, report: string): Failed | undefined {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const failed = testResults.find(({ status }) => status === "failed");
  if (!failed) return undefined;
  const test = failed.assertionResults.find(({ status }) => status === "failed");
  return { file: relative(folder, failed.name), test: test?.fullName ?? "outside its tests" };
}
