import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { readSettings } from "#platform/settings.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

/** For tests: a command typed on the server; gives its exit code. */
export function staffSays(
  db: Database,
  settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  ...words: string[]
): Promise<number> {
  return runCommand(words, commands, async () => ({
    db: { ...db, close: async () => {} },
    settings: readSettings({ ...settings }),
  }));
}

/** For tests: what commands print, from the beginning of each test. */
export function hearing(): string[] {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const way of ["log", "error"] as const)
      vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => void vi.restoreAllMocks());
  return said;
}
