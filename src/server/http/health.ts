import type { IncomingMessage } from "node:http";
import type { UnfinishedMigration } from "#platform/database/background-migrations.ts";
import type { Replicas } from "#platform/database/replicas.ts";
import { answer } from "./envelope.ts";
import type { Metrics } from "./metrics.ts";
import { type MetricsAccess, mayReadFigures } from "./metrics-access.ts";
import type { Route } from "./route.ts";

export interface HealthParts {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  /** Who of them answers; none where the setting names none. */
  readonly replicas?: Replicas["states"];
  /** Those that run in the background and are not at their end. */
  readonly migrations?: () => Promise<readonly UnfinishedMigration[]>;
  readonly metricsNow: () => Promise<Record<string, number>>;
  readonly metricsAccess: MetricsAccess;
}

/** Health checks for supervisors and load balancers, and the metrics. None of them is ever refused. */
export function healthRoutes(parts: HealthParts): readonly Route[] {
  const { isReady, replicas = () => [], migrations: unfinished, metrics, metricsNow, metricsAccess } = parts;
  return [
    { method: "GET", path: "/healthz", answer: () => answer({ message: "ok" }) },
    { method: "GET", path: "/readyz", answer: ready },
    {
      method: "GET",
      path: "/metrics",
      async answer({ env }) {
        const { incoming } = env as { incoming: IncomingMessage };
        if (!mayReadFigures(metricsAccess, incoming)) return new Response("Not found\n", { status: 404 });
        return new Response(metrics.text(await metricsNow()), {
          headers: { "content-type": "text/plain; version=0.0.4", "cache-control": "no-store" },
        });
      },
    },
  ];

  async function ready(): Promise<Response> {
    const all = replicas();
    const used = all.filter(({ isUsed }) => isUsed).length;
    if (await isReady().catch(() => false)) {
      const migrations = (await unfinished?.()) ?? [];
      return answer({
        message: "ready",
        ...(all.length > 0 && { replicas: { used, of: all.length } }),
        ...(migrations.length > 0 && { migrations }),
      });
    }
    return new Response(
      JSON.stringify({ success: false, message: "not ready", error: "UNAVAILABLE", statusCode: 503 }),
      {
        status: 503,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "retry-after": "2",
          "cache-control": "no-store",
        },
      },
    );
  }
}
