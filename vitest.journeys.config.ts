import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/test/longest-first.ts";

/** Whole journeys through a real browser, three files at once, each with its own shop. Nothing is tried again. */
export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.journey.ts", "tests/specification/**/*.journey.ts"],
    globalSetup: [
      "tools/test/run-folder.ts",
      "tools/check/fresh-build.ts",
      "tests/support/postgres-for-tests.ts",
      "tests/support/browser-for-tests.ts",
    ],
    setupFiles: ["tests/support/limit-fetch.ts", "tests/support/close-left-open.ts"],
    pool: "forks",
    // The files of a worker share a browser.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One more than two cores have work for: a journey waits for its pages.
    maxWorkers: 3,
    // A shared machine may stop for seconds at a time; who waits for what never comes waits long, which is rare.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
