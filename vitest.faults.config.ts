import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/test/longest-first.ts";

/** Kills, cuts and full disks: what fails once here is a fault, so nothing is tried again. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.fault.ts"],
    globalSetup: [
      "tools/test/run-folder.ts",
      "tools/check/fresh-build.ts",
      "tools/test/bundle-dying-shop.ts",
      "tests/support/postgres-for-tests.ts",
    ],
    setupFiles: ["tests/support/limit-fetch.ts", "tests/support/close-left-open.ts"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // Each has its own shop and its own data, and much of it is waiting.
    maxWorkers: 2,
    testTimeout: 300_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
