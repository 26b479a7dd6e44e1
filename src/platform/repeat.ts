import type { Log } from "./log.ts";

export interface Repeating {
  /** Lets the running round end and starts no other. */
  stop(): Promise<void>;
}

/** Does the work again and again, one round at a time; a failed round is logged and the next one tries again. */
export function repeat(
  name: string,
  everyMs: number,
  log: Log,
  work: () => Promise<unknown>,
  /** Of what is told elsewhere. */
  isTold: (error: unknown) => boolean = () => false,
): Repeating {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      await work();
    } catch (error) {
      if (!isTold(error)) log.warn({ err: error, work: name }, "a round failed");
    }
    if (!stopped) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      running = round();
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
  };
}
