export interface ReplicaState {
  /** Host and port. */
  readonly at: string;
  readonly isUsed: boolean;
  readonly lagSeconds: number;
  /** Why it is not used. */
  readonly because: string | undefined;
}

/**
 * Read replicas: copies of the database that follow it. Public reads may go to them (`readAnywhere`), nothing else
 * does.
 */
export interface Replicas {
  /** No replica is asked from now on that has not replayed all that is committed by now. */
  keepUp(): Promise<void>;
  states(): readonly ReplicaState[];
  /** Statements outside of transactions, by who answered them. */
  reads(): { readonly primary: number; readonly replica: number };
}

export const noReplicas: Replicas = {
  async keepUp() {},
  states: () => [],
  reads: () => ({ primary: 0, replica: 0 }),
};
