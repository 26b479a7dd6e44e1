import type { Edge } from "./api/serve.ts";
import { answer } from "./envelope.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthParts {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  readonly metricsNow: () => Record<string, number>;
}

export function serveHealth(app: Edge, { isReady, metrics, metricsNow }: HealthParts): void {
  app.get("/healthz", () => answer({ message: "ok" }));
  app.get("/readyz", async () => {
    const ready = await isReady().catch(() => false);
    return ready
      ? answer({ message: "ready" })
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
  app.get("/metrics", (context, next) => {
    const { incoming } = context.env as { incoming: { socket: { remoteAddress?: string } } };
    const isForwarded = context.req.header("x-forwarded-for") !== undefined;
    if (isForwarded || !/^(::ffff:)?127\.|^::1$/.test(incoming.socket.remoteAddress ?? "")) return next();
    return new Response(metrics.text(metricsNow()), {
      headers: { "content-type": "text/plain; version=0.0.4" },
    });
  });
}
