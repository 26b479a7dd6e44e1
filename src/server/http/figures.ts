import { setTimeout as wait } from "node:timers/promises";
import type { Checkout } from "#modules/orders/checkout.ts";
import type { Replicas } from "#platform/database/replicas.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";

/** When the shop is at its limit, how it fares matters more than what it sold. */
const patience = 1_000;

/** What the shop did and what waits, for /metrics. A database that is away or too busy leaves these out, not the rest. */
export async function businessFigures(
  outbox: Pick<Outbox, "figures">,
  checkout: Pick<Checkout, "readBusiness">,
): Promise<Record<string, number>> {
  try {
    const [messages, { became, settled, refunds }] = await Promise.race([
      Promise.all([outbox.figures(), checkout.readBusiness()]),
      wait(patience, undefined, { ref: false }).then(() =>
        Promise.reject(new Error("The database is too busy for figures.")),
      ),
    ]);
    return {
      ...series("haat_orders_total", "status", became),
      ...series("haat_payments_settled_total", "way", settled),
      ...series("haat_refunds_open", "state", refunds),
      ...series("haat_messages_sent_total", "kind", messages.sent),
      ...series("haat_messages_waiting", "kind", messages.waiting),
      ...series("haat_messages_given_up", "kind", messages.givenUp),
      haat_messages_oldest_waiting_seconds: messages.oldestWaitingMs / 1_000,
    };
  } catch {
    return {};
  }
}

function series(
  name: string,
  label: string,
  values: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${name}{${label}="${key}"}`, value]),
  );
}

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
