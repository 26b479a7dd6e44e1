import type { Tx } from "../database/database.ts";
import type { EventType } from "./event.ts";

/** Runs in the transaction that emitted: what it throws undoes what happened. */
export type Listener<Facts> = (tx: Tx, facts: Facts) => Promise<void> | void;

/** One that hears every event, such as the audit log. */
export type ListenerToAll = (tx: Tx, event: EventType<never>, facts: never) => Promise<void> | void;

export interface Events {
  on<Facts>(event: EventType<Facts>, listener: Listener<Facts>): void;
  onEvery(listener: ListenerToAll): void;
}

interface Scope {
  readonly heard: (tx: Tx, event: EventType<never>, facts: never) => Promise<void>;
  readonly afterCommit: (() => void)[];
}

const scopes = new WeakMap<Tx, Scope>();

/** Tells everybody who listens, in the transaction that makes it true. */
export function emit<Facts>(tx: Tx, event: EventType<Facts>, facts: Facts): Promise<void> {
  return scopeOf(tx).heard(tx, event as EventType<never>, facts as never);
}

/** For what cannot be undone, such as a line in the log; never for what must not be lost. */
export function afterCommit(tx: Tx, work: () => void): void {
  scopeOf(tx).afterCommit.push(work);
}

export function createEvents(): Events & {
  /** Begins a transaction, anew where it is tried again; gives what is to be run after its commit. */
  begin(tx: Tx): Scope["afterCommit"];
} {
  const listeners = new Map<string, ListenerToAll[]>();
  const toAll: ListenerToAll[] = [];
  const heard: Scope["heard"] = async (tx, event, facts) => {
    for (const listener of toAll) await listener(tx, event, facts);
    for (const listener of listeners.get(event.name) ?? []) await listener(tx, event, facts);
  };
  return {
    on(event, listener) {
      const known = listeners.get(event.name) ?? [];
      listeners.set(event.name, [...known, (tx, _, facts) => listener(tx, facts)]);
    },
    onEvery: (listener) => void toAll.push(listener),
    begin(tx) {
      const scope = { heard, afterCommit: [] };
      scopes.set(tx, scope);
      return scope.afterCommit;
    },
  };
}

function scopeOf(tx: Tx): Scope {
  const scope = scopes.get(tx);
  if (!scope) throw new Error("An event is emitted in a transaction that the database did not open.");
  return scope;
}
