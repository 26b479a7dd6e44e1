import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Courier, CourierAnswer, CourierQuestion } from "#ports/couriers/courier.ts";

export interface CachedCourier {
  /** What is known of a PIN code, out of memory. */
  known(pinCode: string): CourierAnswer | undefined;
  /** Waits a moment for what is not known yet; never throws. */
  hear(question: CourierQuestion): Promise<void>;
}

interface Kept {
  readonly answer: CourierAnswer;
  readonly at: number;
}

/** So long a shopper waits for somebody else's machine. */
const boundMs = 300;
/** Asked again after so long, and believed for so much longer while it cannot be asked. */
const freshMs = 6 * 3_600_000;
const believedMs = 48 * 3_600_000;
const mostKept = 20_000;
const mostAtOnce = 20;
/** After so many failures in a row it is left alone for a while. */
const mostFailures = 5;
const restMs = 30_000;

/** A courier who may be slow, wrong or down: the shop has its own table, and asks nobody twice at once. */
export function createCachedCourier(parts: {
  readonly courier: Courier;
  readonly clock: Clock;
  readonly log: Log;
}): CachedCourier {
  const { courier, clock, log } = parts;
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<void>>();
  let failures = 0;
  let restsUntil = 0;

  const keep = (pinCode: string, answer: CourierAnswer) => {
    kept.delete(pinCode);
    kept.set(pinCode, { answer, at: clock.now() });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  const ask = async (question: CourierQuestion): Promise<void> => {
    // Only this try goes through until it has ended.
    if (failures >= mostFailures) restsUntil = clock.now() + restMs;
    try {
      keep(question.to, await courier.serves(question));
      failures = 0;
    } catch (err) {
      if (++failures >= mostFailures) restsUntil = clock.now() + restMs;
      log.warn({ courier: courier.name, err: (err as Error).message }, "a courier gives no answer");
    } finally {
      asking.delete(question.to);
    }
  };

  return {
    known(pinCode) {
      const found = kept.get(pinCode);
      return found && clock.now() < found.at + believedMs ? found.answer : undefined;
    },
    async hear(question) {
      const found = kept.get(question.to);
      if (found && clock.now() < found.at + freshMs) return;
      const isResting = failures >= mostFailures && clock.now() < restsUntil;
      const under = asking.get(question.to);
      if (!under && (isResting || asking.size >= mostAtOnce)) return;
      const answering = under ?? ask(question);
      if (!under) asking.set(question.to, answering);
      let timer: NodeJS.Timeout | undefined;
      const bound = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, boundMs);
      });
      await Promise.race([answering, bound]);
      clearTimeout(timer);
    },
  };
}
