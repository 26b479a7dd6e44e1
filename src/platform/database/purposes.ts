import { AsyncLocalStorage } from "node:async_hooks";
import { replicaScope } from "./replica-scope.ts";

/** What statements are for: by this a server is given a share of connections and a limit of time. */
export type Purpose = "shopper" | "everybody" | "office" | "background" | "command";

const given = new AsyncLocalStorage<"office" | "background" | "command">();

/** What is not said to be for something else is a shopper's, or a page's that is the same for everybody. */
export function purpose(): Purpose {
  return given.getStore() ?? (replicaScope() ? "everybody" : "shopper");
}

export function forPurpose<T>(what: "office" | "background" | "command", work: () => T): T {
  return given.run(what, work);
}
