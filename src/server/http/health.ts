import type { IncomingMessage } from "node:http";
import type { Replicas } from "#platform/database/replicas.ts";
import type { Edge } from "./edge.ts";
import { answer } from "./envelope.ts";
import type { Metrics } from "./metrics.ts";
import { type MetricsAccess, mayReadFigures } from "./metrics-access.ts";

export interface HealthParts {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  /** Who of them answers; none where the setting names none. */
  readonly replicas?: Replicas["states"];
  readonly metricsNow: () => Promise<Record<string, number>>;
  readonly metricsAccess: MetricsAccess;
}

/** Health checks for supervisors and load balancers, and the metrics. None of them is ever refused. */
export function serveHealth(app: Edge, parts: HealthParts): void {
  const { isReady, replicas = () => [], metrics, metricsNow, metricsAccess } = parts;
  app.get("/healthz", () => answer({ message: "ok" }));
  app.get("/readyz", async () => {
    const ready = await isReady().catch(() => false);
    const all = replicas();
    const used = all.filter(({ isUsed }) => isUsed).length;
    return ready
      ? answer({ message: "ready", ...(all.length > 0 && { replicas: { used, of: all.length } }) })
      : new Response(
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
  });
  app.get("/metrics", async (context) => {
    const { incoming } = context.env as { incoming: IncomingMessage };
    if (!mayReadFigures(metricsAccess, incoming)) return new Response("Not found\n", { status: 404 });
    return new Response(metrics.text(await metricsNow()), {
      headers: { "content-type": "text/plain; version=0.0.4", "cache-control": "no-store" },
    });
  });
}
