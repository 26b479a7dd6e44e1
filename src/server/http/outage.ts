import { DatabaseUnavailable } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";

export interface Outage {
  /** Whether it is one, which is then told by its begin and its end, not by each who met it. */
  note(error: unknown): error is DatabaseUnavailable;
  isOn(): boolean;
}

/** How often is asked whether it is over, and how long nobody may have met it then. */
const askMs = 500;

/** While the database is away hundreds of requests and jobs fail in each second for the same reason. */
export function createOutage({
  ping,
  log,
  now = () => performance.now(),
  later = (work, ms) => void setTimeout(work, ms).unref(),
}: {
  ping: () => Promise<void>;
  log: Pick<Log, "error" | "info">;
  now?: () => number;
  later?: (work: () => void, ms: number) => void;
}): Outage {
  let since: number | undefined;
  let met = 0;

  return {
    note(error): error is DatabaseUnavailable {
      if (!(error instanceof DatabaseUnavailable)) return false;
      met++;
      if (since === undefined) {
        since = now();
        const because = error.cause instanceof Error ? error.cause.message : undefined;
        log.error({ err: error.message, because }, "the database does not answer");
        ask();
      }
      return true;
    },
    isOn: () => since !== undefined,
  };

  function ask(): void {
    const before = met;
    ping().then(
      () => later(() => (met === before ? end() : ask()), askMs),
      () => later(ask, askMs),
    );
  }

  function end(): void {
    const seconds = Math.round((now() - (since ?? now())) / 100) / 10;
    since = undefined;
    log.info({ seconds }, "the database answers again");
  }
}
