import { AsyncLocalStorage } from "node:async_hooks";
/** Pages are made few at a time; the others wait in a line that is counted, and nobody joins one that is too long. */
export interface RenderLine {
  /** Does the work in its turn, or the other at once when it would come too late. */
  through<T>(work: () => Promise<T>, crowded: () => T, place?: Place): Promise<T>;
  isTooLong(place?: Place | "ahead"): boolean;
  readonly waiting: number;
}

/** Data without their page, and what many wait for, go before whole pages. */
export type Place = "first" | "after";

export interface LineParts {
  readonly now?: () => number;
  /** Passes when the next work may begin. */
  readonly pause?: () => Promise<void>;
  /** Calls after so many milliseconds; gives the way to call it off. */
  readonly later?: (call: () => void, milliseconds: number) => () => void;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly turnAway: () => void;
}

const atOnce = 3;
/** A page itself takes some of the second within which it is there. */
const longestWaitMs = 600;
/** What nobody has pressed yet is made where hardly anybody waits, and is the first to be refused. */
const longestAheadMs = 100;
/** Whoever waited so long after all has most likely gone. */
const goneAfterMs = 5_000;
/** So many may always wait: the first works of a process say little about the later ones. */
const alwaysWait = 8;
/** A work that takes longer waits for something else, such as the payment gateway, and keeps nobody from theirs. */
const patienceMs = 250;
const weightOfLast = 0.2;

export function createRenderLine({
  now = () => performance.now(),
  pause,
  later = afterwards,
}: LineParts = {}): RenderLine {
  const lines: Record<Place, Waiting[]> = { first: [], after: [] };
  let running = 0;
  let isStarting = false;
  let eachMs = 10;
  let lastDone = Number.NEGATIVE_INFINITY;

  const waiting = () => lines.first.length + lines.after.length;
  const isTooLong = (place: Place | "ahead" = "after") => {
    const all = waiting() + running;
    if (place === "ahead") return all >= atOnce && all * eachMs > longestAheadMs;
    const before = place === "first" ? lines.first.length : waiting();
    return before >= alwaysWait && (before + running) * eachMs > longestWaitMs;
  };

  return {
    isTooLong,
    get waiting() {
      return waiting();
    },
    through<T>(work: () => Promise<T>, crowded: () => T, place: Place = "after") {
      if (isTooLong(place)) return Promise.resolve(crowded());
      // Whoever is done begins the next one's: what holds for the one must not hold for the other.
      const inItsContext = AsyncLocalStorage.snapshot();
      return new Promise<T>((resolve) => {
        lines[place].push({
          since: now(),
          begin: () => resolve(inItsContext(run<T>, work)),
          turnAway: () => resolve(crowded()),
        });
        void start();
      });
    },
  };

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    try {
      while (running < atOnce && waiting() > 0) {
        await pause?.();
        const next = lines.first.shift() ?? lines.after.shift();
        if (!next) continue;
        if (now() - next.since > goneAfterMs) next.turnAway();
        else next.begin();
      }
    } finally {
      isStarting = false;
    }
  }

  /** Pages take longer than they did when the last ones joined: they are told now, not when their turn comes. */
  function shorten(): void {
    while (lines.after.length > alwaysWait && isTooLong()) lines.after.pop()?.turnAway();
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const began = now();
    let isCounted = true;
    running++;
    const leave = () => {
      if (!isCounted) return;
      isCounted = false;
      running--;
      void start();
    };
    const callOff = later(leave, patienceMs);
    try {
      return await work();
    } finally {
      callOff();
      const done = now();
      const tookMs = Math.min(done - Math.max(began, lastDone), longestWaitMs);
      lastDone = done;
      eachMs += (tookMs - eachMs) * weightOfLast;
      shorten();
      leave();
    }
  }
}

function afterwards(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
