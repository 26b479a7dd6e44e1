import { setImmediate as turn } from "node:timers/promises";
import type fc from "fast-check";
import type { Scheduler } from "fast-check";
import type { Database, Engine } from "#platform/database/database.ts";
import { withWrites } from "#platform/database/with-writes.ts";

/** Longer than whatever goes on takes to come to the scheduler again. */
const stuckMs = 500;

/** Lets the scheduler choose which transactions begin next, how many at the same time, and how late each act starts. */
export function racing(plain: Database & Engine) {
  let scheduler: Scheduler | undefined;
  const engine: Engine = {
    ...plain,
    async transaction(work) {
      await scheduler?.schedule(Promise.resolve());
      return plain.transaction(work);
    },
  };
  async function race(by: Scheduler, numbers: fc.Stream<number>, acts: (() => Promise<unknown>)[]) {
    scheduler = by;
    let running = acts.length;
    const late = async (act: () => Promise<unknown>) => {
      for (let [turns = 0] = numbers.take(1); turns > 0; turns--) await by.schedule(Promise.resolve());
      await act();
    };
    const all = Promise.all(acts.map((act) => late(act).finally(() => running--)));
    while (running > 0) {
      // Whoever can go on does, until each one waits for the scheduler, for another one that does, or has ended.
      for (let from = Date.now(); by.count() < running; await turn())
        if (by.count() > 0 && Date.now() - from > stuckMs) break;
      const [most = 0] = numbers.take(1);
      for (let released = 0; released <= most % 3 && by.count() > 0; released++) await by.waitOne();
    }
    scheduler = undefined;
    await all;
  }
  return { db: withWrites(engine), engine, race };
}
