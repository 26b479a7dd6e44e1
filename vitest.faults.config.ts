import { defineConfig } from "vitest/config";

/** Kills, cuts and full disks: what fails once here is a fault, so nothing is tried again. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.fault.ts"],
    globalSetup: ["tests/support/postgres-for-tests.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 60_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 90_000,
  },
});
