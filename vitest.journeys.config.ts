import { defineConfig } from "vitest/config";

/** Whole journeys through a real browser; one file at a time, because each has its own shop and Chromium. */
export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.journey.ts"],
    globalSetup: ["tests/support/postgres-for-tests.ts"],
    pool: "forks",
    maxWorkers: 1,
    // A shared machine may stop for seconds at a time. What is tried again is counted and named at the end.
    retry: 1,
    reporters: ["default", "./tools/check/retried.ts"],
    testTimeout: 60_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 90_000,
  },
});
