import { defineConfig } from "vitest/config";

/** Short journeys through every other browser that the machine has, one after the other. */
export default defineConfig({
  test: {
    include: ["tests/browsers/**/*.browser.ts"],
    globalSetup: [
      "tools/test/run-folder.ts",
      "tools/check/fresh-build.ts",
      "tests/support/drive/say-missing.ts",
    ],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    setupFiles: ["tests/support/limit-fetch.ts", "tests/support/close-left-open.ts"],
    hookTimeout: 180_000,
  },
});
