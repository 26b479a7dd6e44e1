import { performance } from "node:perf_hooks";

export interface Gate {
  /** Does the work, or the other at once when it would be done too late. */
  through<T>(work: () => Promise<T>, crowded: () => T): Promise<T>;
  /** So many are within now. */
  within(): number;
}

/** What the process did lately. */
interface Pace {
  /** It had hardly a pause. */
  readonly isBusy: boolean;
  /** So many works were done in a second. */
  readonly perSecond: number;
}

/** Whoever would wait longer than this is asked to come again; fewer than these are always let in. */
const longestWait = 0.75;
const alwaysLetIn = 64;
const busyShare = 0.9;
const lookEveryMs = 250;

/**
 * Those within may wait for something slow, such as a client that sends its body by drops or a payment gateway:
 * they keep nobody out while the processor has time.
 */
export function createGate({ fewest = alwaysLetIn, pace = watchPace() } = {}): Gate {
  let within = 0;
  let done = 0;
  const isTooLate = () => {
    const { isBusy, perSecond } = pace(done);
    return isBusy && within > perSecond * longestWait;
  };
  return {
    within: () => within,
    async through(work, crowded) {
      if (within >= fewest && isTooLate()) return crowded();
      within++;
      try {
        return await work();
      } finally {
        within--;
        done++;
      }
    },
  };
}

/** Given how many works were done in all, says at what pace since it was asked before, a moment ago. */
export function watchPace({ now = () => performance.now(), used = usedSoFar } = {}): (done: number) => Pace {
  let before = { used: used(), at: now(), done: 0 };
  let pace: Pace = { isBusy: false, perSecond: 0 };
  return (done) => {
    const at = now();
    const passed = at - before.at;
    if (passed < lookEveryMs) return pace;
    const usedNow = used();
    pace = {
      isBusy: usedNow - before.used > busyShare * passed,
      perSecond: (done - before.done) / (passed / 1_000),
    };
    before = { used: usedNow, at, done };
    return pace;
  };
}

/** Milliseconds in which the loop had something to do. */
function usedSoFar(): number {
  return performance.eventLoopUtilization().active;
}
