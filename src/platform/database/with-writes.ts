import { createEvents, openTransaction } from "../events/events.ts";
import { keepAudit } from "./audit.ts";
import type { Database, Engine } from "./database.ts";
import { leaveReplicas } from "./replica-scope.ts";

/** An engine as the shop uses it; the audit log hears whatever is emitted. */
export function withWrites(engine: Engine): Database & Engine {
  const events = createEvents();
  events.onEvery(keepAudit);
  return {
    ...engine,
    events,
    async write(work) {
      if (openTransaction.getStore()) {
        throw new Error("Transactions do not nest: pass the open one as an argument.");
      }
      leaveReplicas();
      const scope = events.newScope();
      const done = await openTransaction.run(scope, () =>
        engine.transaction((tx) => {
          // Tried again it tells anew.
          scope.afterCommit.length = 0;
          return work(tx);
        }),
      );
      for (const run of scope.afterCommit) run();
      return done;
    },
  };
}
