import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts", "db/**/*.test.ts", "tools/**/*.test.ts"],
    exclude: ["tests/journeys/**", "tests/faults/**", "node_modules/**"],
    globalSetup: ["tools/test/run-folder.ts", "tests/support/postgres-for-tests.ts"],
    setupFiles: ["tests/support/limit-fetch.ts", "tests/support/close-left-open.ts"],
    pool: "forks",
    // Most files are over before a process of their own would have started; what a test changes it puts back.
    isolate: false,
    // Shops take a quarter of a second to close, in which another file can go on.
    maxWorkers: 3,
    testTimeout: 300_000,
    // What is waited for comes late on a busy machine; one second, the default, is too short.
    // The address of a style sheet is wanted, which would be empty without it.
    css: { include: [/office\.css/] },
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
