import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface Metrics {
  count(group: string, status: number, seconds: number): void;
  /** Prometheus text; the delays are those since it was asked for last. */
  text(extra: Readonly<Record<string, number>>): string;
}

const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const buckets = bounds.map(() => 0);
  let total = 0;
  let sum = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    count(group, status, seconds) {
      const series = `haat_requests_total{group="${group}",status="${status}"}`;
      requests.set(series, (requests.get(series) ?? 0) + 1);
      total++;
      sum += seconds;
      for (let at = 0; at < bounds.length; at++)
        if (seconds <= (bounds[at] ?? 0)) buckets[at] = (buckets[at] ?? 0) + 1;
    },
    text(extra) {
      const memory = process.memoryUsage();
      const lines = [
        "# TYPE haat_requests_total counter",
        ...[...requests].map(([series, value]) => `${series} ${value}`),
        "# TYPE haat_request_seconds histogram",
        ...bounds.map((bound, at) => `haat_request_seconds_bucket{le="${bound}"} ${buckets[at]}`),
        `haat_request_seconds_bucket{le="+Inf"} ${total}`,
        `haat_request_seconds_sum ${sum}`,
        `haat_request_seconds_count ${total}`,
        ...Object.entries({
          ...extra,
          haat_resident_bytes: memory.rss,
          ...residentParts(),
          haat_heap_used_bytes: memory.heapUsed,
          haat_heap_total_bytes: memory.heapTotal,
          haat_buffers_bytes: memory.arrayBuffers,
          haat_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
          haat_event_loop_delay_max_seconds: delay.max / 1e9,
        }).flatMap(([series, value], at, all) => {
          const name = nameOf(series);
          // Those of one name stand together, under one line that says what they are.
          const isFirst = at === 0 || nameOf(all[at - 1]?.[0] ?? "") !== name;
          const type = name.endsWith("_total") ? "counter" : "gauge";
          return [...(isFirst ? [`# TYPE ${name} ${type}`] : []), `${series} ${value}`];
        }),
      ];
      // The worst delay of the start would hide all later ones.
      delay.reset();
      return `${lines.join("\n")}\n`;
    },
  };
}

/** Of its own, and of files such as the program and SQLite's; told by Linux alone. */
function residentParts(): Record<string, number> {
  try {
    const status = readFileSync("/proc/self/status", "utf8");
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
    return {
      haat_resident_anonymous_bytes: bytesOf("RssAnon"),
      haat_resident_file_bytes: bytesOf("RssFile"),
    };
  } catch {
    return {};
  }
}

function nameOf(series: string): string {
  return series.split("{")[0] ?? series;
}
