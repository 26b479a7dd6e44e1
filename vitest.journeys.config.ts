import { defineConfig } from "vitest/config";

/** Whole journeys through a real browser; one file at a time, because each has its own shop and Chromium. */
export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.journey.ts", "tests/faults/**/*.fault.ts"],
    globalSetup: ["tests/support/postgres-for-tests.ts"],
    pool: "forks",
    maxWorkers: 1,
    // A shared machine may stop for seconds at a time; what fails twice is broken, and the report says what was tried again.
    retry: 1,
    testTimeout: 60_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 90_000,
  },
});
