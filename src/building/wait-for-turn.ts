import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "#platform/database/database.ts";

/** As long as the slowest machine fills a shop. */
const patience = 120_000;
const pauseMs = 200;
/** How often is said that a database is still away. */
const sayMs = 30_000;
/** SQLite's word for: another process writes. */
const busy = 5;

/**
 * Who shops waits seconds for another process that writes. A process that starts waits longer: the other one may be
 * filling the same shop, all in one transaction. For a PostgreSQL that is away it waits as long as that takes, and says
 * so: a machine that starts may be there before its database. What never answers at all is told at once.
 */
export async function waitForTurn<T>(
  work: () => Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
  const until = performance.now() + patience;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const away = awayBecause(error);
      if (away === undefined && (!isAnothersTurn(error) || performance.now() > until)) throw error;
      if (away !== undefined && performance.now() - saidAt >= sayMs) {
        saidAt = performance.now();
        say(`  The database of DATABASE_URL does not answer as it should: ${away}. The shop waits for it.`);
      }
      await wait(pauseMs);
    }
  }
}

function isAnothersTurn(error: unknown): boolean {
  const { errcode } = (unavailableIn(error)?.cause ?? {}) as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === busy;
}

/** What PostgreSQL or the way to it says. */
function awayBecause(error: unknown): string | undefined {
  const { code, errcode, message } = (unavailableIn(error)?.cause ?? {}) as NodeJS.ErrnoException & {
    errcode?: number;
  };
  if (errcode !== undefined || message === undefined) return undefined;
  return message || code;
}

function unavailableIn(error: unknown): DatabaseUnavailable | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseUnavailable) return at;
  return undefined;
}
