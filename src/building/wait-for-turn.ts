import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "#platform/database/database.ts";

/** As long as the slowest machine fills a shop. */
const patience = 120_000;
const pauseMs = 200;
/** SQLite's word for: another process writes. */
const busy = 5;

/**
 * Who shops waits seconds for another process that writes. A process that starts waits longer: the other one may be
 * filling the same shop, all in one transaction. What never answers at all is told at once.
 */
export async function waitForTurn<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAnothersTurn(error) || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}

function isAnothersTurn(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  const { errcode } = (error.cause ?? {}) as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === busy;
}
