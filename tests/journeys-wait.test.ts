import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const files = globSync("{journeys,browsers,support}/**/*.ts", { cwd: import.meta.dirname });

/** Each of them passes on a quiet machine and fails on a busy one. */
it.each([
  ["presses what does not take a press yet", /\bforce: true\b/],
  ["takes a quiet network for a finished page", /\bnetworkidle\b/],
  ["waits for a time instead of for what it needs", /\bwaitForTimeout\(/],
])("no journey %s", (_what, forbidden) => {
  const found = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8")
      .split("\n")
      .filter((line) => forbidden.test(line) && !/\brm(?:Sync)?\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
