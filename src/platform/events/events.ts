import { AsyncLocalStorage } from "node:async_hooks";
import type { Events, ListenerToAll, Tx } from "../database/database.ts";
import type { EventType } from "./event.ts";

/** What belongs to one transaction: who hears what is emitted in it, and what is run once it is committed. */
interface Scope {
  readonly hear: (tx: Tx, event: EventType<never>, payload: never) => Promise<void>;
  readonly afterCommit: (() => void)[];
}

/** The transaction that is open, for whatever runs in it. */
export const openTransaction = new AsyncLocalStorage<Scope>();

/** Tells every event listener, in the transaction that makes it true. */
export function emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
  return scope().hear(tx, event as EventType<never>, payload as never);
}

/** For what cannot be undone, such as a line in the log; never for what must not be lost. */
export function afterCommit(work: () => void): void {
  scope().afterCommit.push(work);
}

export function createEvents(): Events & { newScope(): Scope } {
  const listeners = new Map<string, ListenerToAll[]>();
  const toAll: ListenerToAll[] = [];
  return {
    on(event, listener) {
      const known = listeners.get(event.name) ?? [];
      listeners.set(event.name, [...known, (tx, _, payload) => listener(tx, payload)]);
    },
    onEvery: (listener) => void toAll.push(listener),
    newScope: () => ({
      async hear(tx, event, payload) {
        for (const listener of toAll) await listener(tx, event, payload);
        for (const listener of listeners.get(event.name) ?? []) await listener(tx, event, payload);
      },
      afterCommit: [],
    }),
  };
}

function scope(): Scope {
  const open = openTransaction.getStore();
  if (!open)
    throw new Error("What happened is told in the transaction that makes it true, and none is open.");
  return open;
}
