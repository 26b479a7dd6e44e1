/** Each kind of test file, by how its name ends, and the configuration that runs it. */
const suites = {
  ".test.ts": "vitest.config.ts",
  ".journey.ts": "vitest.journeys.config.ts",
  ".fault.ts": "vitest.faults.config.ts",
  ".browser.ts": "vitest.browsers.config.ts",
} as const;

export type Config = (typeof suites)[keyof typeof suites];

/** Those that run the built shop. */
export const needsBuild = (config: Config): boolean => config !== "vitest.config.ts";

/** What is run by `npm test -- changed`: without a build. */
export const isTest = (file: string): boolean => file.endsWith(".test.ts");

/** The files by the configuration that runs them. */
export function bySuite(files: readonly string[]): Map<Config, string[]> {
  const found = new Map<Config, string[]>();
  for (const file of files) {
    const suite = Object.entries(suites).find(([end]) => file.endsWith(end));
    if (!suite) throw new Error(`${file} is no test file: they end in ${Object.keys(suites).join(", ")}.`);
    found.set(suite[1], [...(found.get(suite[1]) ?? []), file]);
  }
  return found;
}
