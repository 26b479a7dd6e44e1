import type { Replicas } from "#platform/database/replicas.ts";

/** For /metrics: nothing where there are no replicas. */
export function replicaFigures({ states, reads }: Omit<Replicas, "keepUp">): Record<string, number> {
  const replicas = states();
  if (replicas.length === 0) return {};
  const each = (name: string, value: (replica: (typeof replicas)[number]) => number) =>
    replicas.map((replica) => [`${name}{replica="${replica.at}"}`, value(replica)] as const);
  const { primary, replica } = reads();
  return Object.fromEntries([
    [`haat_database_reads_total{at="primary"}`, primary],
    [`haat_database_reads_total{at="replica"}`, replica],
    ...each("haat_replica_used", ({ isUsed }) => Number(isUsed)),
    ...each("haat_replica_lag_seconds", ({ lagSeconds }) => lagSeconds),
  ]);
}
