import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Options } from "autocannon";

export interface Measured {
  readonly name: string;
  /** Requests per second. */
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success. */
  readonly bad: number;
  /** Those that were a success, alone. */
  readonly served: { readonly rps: number; readonly p90: number; readonly p95: number; readonly p99: number };
  /** Answers 503: come again later. */
  readonly busy: number;
}

export type Load = Omit<Options, "url"> & { readonly name: string; readonly url: string };

/** Loads one address of this machine from a second process. */
export function measure({ name, ...options }: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, "worker.ts"), { execArgv: [] });
    worker.once("message", (figures: Omit<Measured, "name">) => {
      worker.disconnect();
      resolve({ name, ...figures });
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The load ended with ${code} and no figures.`)));
    worker.send({ connections: 32, duration: 5, ...options });
  });
}

/** What this machine can do at all in this moment: a bare server that answers a constant of the same size. */
export async function measureFloor(bytes: number, options: Partial<Load> = {}): Promise<Measured> {
  // As hard to read as something compressed: bytes that are all alike are taken in several times faster.
  const body = randomBytes(bytes);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json", "content-length": bytes }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const figures = await measure({
    ...options,
    name: "floor: a constant answer",
    url: `http://127.0.0.1:${port}/`,
  });
  server.close();
  server.closeAllConnections();
  return figures;
}

export function printTable(floor: Measured, rows: readonly Measured[]): void {
  console.table(
    Object.fromEntries(
      [floor, ...rows].map(({ name, rps, p50, p99, bad }) => [
        name,
        {
          "req/s": Math.round(rps),
          "p50 ms": p50,
          "p99 ms": p99,
          "not 2xx": bad,
          "of floor": (rps / floor.rps).toFixed(3),
        },
      ]),
    ),
  );
}
