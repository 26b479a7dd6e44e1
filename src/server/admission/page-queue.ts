import { setImmediate as nextTurn } from "node:timers/promises";

/** Pages are rendered few at a time; the others wait in a queue that is counted, and nobody joins one that is too long. */
export interface PageQueue {
  /** Renders in its turn, or refuses: at once where the queue is too long, else when it had to wait too long after all. */
  run<T>(render: () => Promise<T>, refuse: () => T, priority: Priority): Promise<T>;
  isFull(priority: Priority): boolean;
  /** Somebody connected, or sent a request. */
  arrived(): void;
  readonly waiting: number;
}

/** High goes first; low, for prefetches, waits like normal but is refused long before it. */
export type Priority = "high" | "normal" | "low";

interface Waiting {
  readonly since: number;
  readonly begin: (isInTime: boolean) => void;
}

const slots = 3;
/** Rendering itself takes some of the second within which a page is to be there. */
const longestWaitMs = 600;
const longestLowWaitMs = 100;
/** The estimate was wrong: whoever waited so long has most likely gone, and others wait. */
const tooLateMs = 2_000;
/** So many may always wait: the first pages of a process say little about the later ones, and a machine may stand still. */
const alwaysQueued = 8;
/** A page that takes longer waits for something else, such as the payment gateway: its slot is given on. */
const longestSlotMs = 250;
const weightOfLast = 0.2;
/** For so long at most, those who arrive are let in before the next page is begun. */
const longestArrivingMs = 10;

export function createPageQueue(): PageQueue {
  const high: Waiting[] = [];
  const others: Waiting[] = [];
  let running = 0;
  let isDispatching = false;
  let arrivals = 0;
  let msPerPage = 10;
  let lastDone = Number.NEGATIVE_INFINITY;

  const waiting = () => high.length + others.length;
  const isFull = (priority: Priority) => {
    if (priority === "low") {
      const before = waiting() + running;
      return before >= slots && before * msPerPage > longestLowWaitMs;
    }
    const before = priority === "high" ? high.length : waiting();
    return before >= alwaysQueued && (before + running) * msPerPage > longestWaitMs;
  };

  return {
    isFull,
    arrived: () => void arrivals++,
    get waiting() {
      return waiting();
    },
    async run(render, refuse, priority) {
      if (isFull(priority)) return refuse();
      const isInTime = new Promise<boolean>((begin) => {
        (priority === "high" ? high : others).push({ since: performance.now(), begin });
      });
      void dispatch();
      return (await isInTime) ? inSlot(render) : refuse();
    },
  };

  async function dispatch(): Promise<void> {
    if (isDispatching) return;
    isDispatching = true;
    while (running < slots && waiting() > 0) {
      await untilNobodyArrives();
      const next = high.shift() ?? others.shift();
      if (!next) continue;
      const isInTime = performance.now() - next.since <= tooLateMs || waiting() < alwaysQueued;
      if (isInTime) running++;
      next.begin(isInTime);
    }
    isDispatching = false;
  }

  /**
   * Node takes in one connection each time its event loop goes round, and a page holds the loop for many times as long:
   * those who wait outside, and a health check among them, are let in first.
   */
  async function untilNobodyArrives(): Promise<void> {
    const until = performance.now() + longestArrivingMs;
    let before: number;
    do {
      before = arrivals;
      await nextTurn();
    } while (arrivals !== before && performance.now() < until);
  }

  async function inSlot<T>(render: () => Promise<T>): Promise<T> {
    const began = performance.now();
    let hasSlot = true;
    const leave = () => {
      if (!hasSlot) return;
      hasSlot = false;
      running--;
      void dispatch();
    };
    const timer = setTimeout(leave, longestSlotMs);
    try {
      return await render();
    } finally {
      clearTimeout(timer);
      const done = performance.now();
      const tookMs = Math.min(done - Math.max(began, lastDone), longestWaitMs);
      lastDone = done;
      msPerPage += (tookMs - msPerPage) * weightOfLast;
      leave();
    }
  }
}
