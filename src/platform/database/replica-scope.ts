import { AsyncLocalStorage } from "node:async_hooks";

/** Where the statements of one answer read. */
interface ReplicaScope<Replica> {
  replica?: Replica | undefined;
  /** From here on the database itself is asked. */
  isOver: boolean;
}

const replicaScopes = new AsyncLocalStorage<ReplicaScope<unknown>>();

/**
 * While this runs, reads outside of transactions may be answered by a replica: only for what is the same for everybody.
 * What it leaves behind, such as a timer, reads from the database itself.
 */
export async function readAnywhere<T>(work: () => Promise<T>): Promise<T> {
  const scope = { isOver: false };
  try {
    return await replicaScopes.run(scope, work);
  } finally {
    scope.isOver = true;
  }
}

/** Undefined where only the database itself will do. */
export function replicaScope<Replica>(): ReplicaScope<Replica> | undefined {
  const scope = replicaScopes.getStore() as ReplicaScope<Replica> | undefined;
  return scope?.isOver ? undefined : scope;
}

/** Whoever writes reads what was written. */
export function leaveReplicas(): void {
  const scope = replicaScopes.getStore();
  if (scope) scope.isOver = true;
}
