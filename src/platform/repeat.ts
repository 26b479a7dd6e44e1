import type { Log } from "./log.ts";

export interface Job {
  /** Lets the running run end and starts no other. */
  stop(): Promise<void>;
  /** Without waiting for its time. */
  runNow(): Promise<void>;
}

/** Does the work again and again, one run at a time; a failed run is logged and the next one tries again. */
export function repeat(
  name: string,
  everyMs: number,
  log: Log,
  work: () => Promise<unknown>,
  /** Whether an error is reported elsewhere, so that it is not logged here. */
  isTold: (error: unknown) => boolean = () => false,
): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runOnce = async () => {
    try {
      await work();
    } catch (error) {
      if (!isTold(error)) log.warn({ err: error, work: name }, "a round failed");
    }
    if (!stopped) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      running = runOnce();
    }, everyMs);
    timer.unref();
  };
  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    async runNow() {
      await running;
      if (stopped) return;
      clearTimeout(timer);
      running = runOnce();
      await running;
    },
  };
}
