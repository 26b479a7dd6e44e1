import type { ListenerToAll } from "../database/database.ts";
import type { Log } from "../log.ts";
import { afterCommit } from "./events.ts";

/** What the shop did stands in the log once it is in the books: one that is undone or tried again says nothing. */
export function logEvents(log: Log): ListenerToAll {
  return (_tx, { name, logged, bodyOf }, payload) => {
    if (logged === undefined) return;
    const body = bodyOf(payload);
    afterCommit(() => log.info({ business: logged, event: name, ...body }, logged));
  };
}
