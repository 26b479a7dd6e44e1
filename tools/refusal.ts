import { DatabaseUnavailable } from "#platform/database/database.ts";
import { WrongSettings } from "#platform/settings.ts";

/** What the owner can mend, in her words. */
export class Refusal extends Error {}

/** Prints what the owner can mend without a trace of ours, and ends with 1. */
export async function sayRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = wordsFor(error as Error & { code?: unknown; path?: unknown });
    if (words === undefined) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

function wordsFor(error: Error & { code?: unknown; path?: unknown }): string | undefined {
  const { code, path, message } = error;
  if (error instanceof Refusal) return message;
  if (error instanceof WrongSettings) return error.wrong.map((line) => `Wrong setting ${line}.`).join("\n");
  if (error instanceof DatabaseUnavailable)
    return `${message} ${(error.cause as Error | undefined)?.message ?? ""}`;
  if (typeof path === "string") return `${path} cannot be used: ${message}`;
  // Those of SQLite, and the five characters of PostgreSQL.
  if (typeof code === "string" && /^(ERR_SQLITE.*|[0-9A-Z]{5})$/.test(code))
    return `The database does not answer as it should: ${message}`;
  return undefined;
}
