import type { Replicas } from "#platform/database/replicas.ts";
import type { Log } from "#platform/log.ts";

/** Says once when a replica is left out, and when it is back. */
export function tellReplicas({ states }: Pick<Replicas, "states">, log: Log): () => Promise<void> {
  const told = new Map<string, boolean>();
  return async () => {
    for (const { at: replica, isUsed, because, lagSeconds } of states()) {
      if (told.get(replica) === isUsed) continue;
      told.set(replica, isUsed);
      if (isUsed) log.info({ replica }, "a replica is read");
      else log.warn({ replica, because, lagSeconds }, "a replica is left out");
    }
  };
}
