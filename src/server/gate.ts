import { performance } from "node:perf_hooks";

export interface Gate {
  /** Does the work, or the other at once when too much is being worked on already. */
  through<T>(work: () => Promise<T>, crowded: () => T): Promise<T>;
  /** So many are within now. */
  within(): number;
}

/** More at a time are not served faster, but all of them later, until nobody waits for his answer any more. */
const usualMost = 256;
const busyShare = 0.9;
const lookEveryMs = 250;

/**
 * Those within may wait for something slow, such as a client that sends its body by drops or a payment gateway:
 * they keep nobody out while the processor has time.
 */
export function createGate({ most = usualMost, isBusy = watchProcessor() } = {}): Gate {
  let within = 0;
  return {
    within: () => within,
    async through(work, crowded) {
      if (within >= most && isBusy()) return crowded();
      within++;
      try {
        return await work();
      } finally {
        within--;
      }
    },
  };
}

/** Whether this process had hardly a pause since it was asked before, a moment ago. */
function watchProcessor(): () => boolean {
  let before = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookEveryMs) return isBusy;
    const since = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(since, before).utilization > busyShare;
    before = since;
    lookedAt = now;
    return isBusy;
  };
}
