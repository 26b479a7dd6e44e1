import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Log } from "#platform/log.ts";

/**
 * Keeps so many processes of the shop on one port, which is freed when the first is about to listen; one that dies is
 * replaced. Resolves when all are open.
 */
export async function runWorkers(count: number, log: Log, freeAddress: () => Promise<void>): Promise<void> {
  let isStopping = false;
  const fork = () => {
    const worker = cluster.fork();
    worker.on("message", () => void freeAddress().then(() => worker.send("free", () => {})));
    return worker;
  };
  cluster.on("exit", (worker, code) => {
    if (isStopping) return;
    log.error({ worker: worker.id, code }, "a process of the shop ended and is replaced");
    fork();
  });
  const workers = Array.from({ length: count }, fork);
  await Promise.all(workers.map(untilOpen));
  onStopSignal(log, async () => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)));
  });
}

/** For one of these processes, before it listens. */
export async function untilAddressIsFree(): Promise<void> {
  process.send?.("wants to listen");
  await once(process, "message");
}

/** Who started it ends it by force after ten seconds. */
const mostMs = 9_700;

/**
 * Ends the process in order at the first signal, or when whoever started it is gone: 0 when the work is done, 1 when
 * it could not be.
 */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.error("something hangs: the shop ends without waiting for it");
      process.exit(1);
    }, mostMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the shop could not close in order");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
  // The processes of a cluster end by themselves when the first one does.
  if (process.channel && cluster.isPrimary) process.once("disconnect", end);
}

function untilOpen(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once("listening", () => resolve()));
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.process.kill("SIGTERM");
  });
}
