import { performance } from "node:perf_hooks";

/** Load shedding: requests are taken in until the processor has no time left; the others are refused at once. */
export interface LoadShedding {
  run<T>(handle: () => Promise<T>, refuse: () => T): Promise<T>;
  readonly running: number;
}

/** What the process did lately. */
interface Pace {
  /** It had hardly a pause. */
  readonly isBusy: boolean;
  readonly donePerSecond: number;
}

/** Whoever would wait longer than this is refused; so many are always taken in. */
const longestWaitSeconds = 0.75;
const alwaysTaken = 64;
const busyShare = 0.9;
const lookEveryMs = 250;

/**
 * Those that run may wait for something slow, such as a client that sends its body by drops or a payment gateway: they
 * keep nobody out while the processor has time.
 */
export function createLoadShedding({ always = alwaysTaken, pace = watchPace() } = {}): LoadShedding {
  let running = 0;
  let done = 0;
  const isTooLate = () => {
    const { isBusy, donePerSecond } = pace(done);
    return isBusy && running > donePerSecond * longestWaitSeconds;
  };
  return {
    get running() {
      return running;
    },
    async run(handle, refuse) {
      if (running >= always && isTooLate()) return refuse();
      running++;
      try {
        return await handle();
      } finally {
        running--;
        done++;
      }
    },
  };
}

/** Given how many were done in all, says at what pace since it was asked before, a moment ago. */
export function watchPace({ now = () => performance.now(), used = busyMs } = {}): (done: number) => Pace {
  let before = { used: used(), at: now(), done: 0 };
  let pace: Pace = { isBusy: false, donePerSecond: 0 };
  return (done) => {
    const at = now();
    const passed = at - before.at;
    if (passed < lookEveryMs) return pace;
    const usedNow = used();
    pace = {
      isBusy: usedNow - before.used > busyShare * passed,
      donePerSecond: (done - before.done) / (passed / 1_000),
    };
    before = { used: usedNow, at, done };
    return pace;
  };
}

/** Milliseconds in which the event loop had something to do. */
function busyMs(): number {
  return performance.eventLoopUtilization().active;
}
