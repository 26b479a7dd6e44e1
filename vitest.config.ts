import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts", "db/**/*.test.ts", "tools/**/*.test.ts"],
    exclude: ["tests/journeys/**", "tests/faults/**", "node_modules/**"],
    globalSetup: ["tools/test/run-folder.ts", "tests/support/postgres-for-tests.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 120_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
});
