import { setTimeout as wait } from "node:timers/promises";
import type { BenchShop } from "./bench-shop.ts";
import { type LoadRequest, oneConnection } from "./load-request.ts";
import { cpuSeconds, theMachine } from "./process-figures.ts";
import { type Figures, floorOf, type WrkLoad, wrk } from "./wrk.ts";

/** Loads of a shop by wrk, each beside a bare server that gives an answer of the same size. */
export function loadTable({ shop, where }: Pick<BenchShop, "shop" | "where">, usual: Partial<WrkLoad> = {}) {
  const rows: Record<string, object> = {};
  const floors = new Map<number, Figures>();
  return {
    async load(name: string, requests: readonly LoadRequest[], more: Partial<WrkLoad> = {}): Promise<void> {
      const load = { url: shop.url, seconds: 4, ...usual, ...more, requests };
      const bytes = await sizeOf(shop.url, requests[0]);
      const about = Number(bytes.toPrecision(2));
      const floor = floors.get(about) ?? (await floorOf(about, { connections: load.connections ?? 32 }));
      floors.set(about, floor);
      await wrk({ ...load, seconds: 1 });
      const [cpu, statements] = [cpuSeconds(shop.process.pid), await where.statements()];
      const { rps, p50, p95, p99, bad } = await wrk(load);
      const answers = rps * load.seconds;
      const sent = (await where.statements()) - statements;
      rows[name] = {
        bytes,
        "a second": Math.round(rps),
        "of floor": (rps / floor.rps).toFixed(3),
        "ms of processor": (((cpuSeconds(shop.process.pid) - cpu) * 1_000) / answers).toFixed(2),
        ...(!Number.isNaN(sent) && { statements: (sent / answers).toFixed(1) }),
        "p50 ms": p50.toFixed(1),
        "p95 ms": p95.toFixed(1),
        "p99 ms": p99.toFixed(1),
        bad,
      };
    },
    print(): void {
      console.log(`\n${where.engine}; floor and load by wrk; ${theMachine()}`);
      console.table(rows);
    },
  };
}

/** As it is sent, which tells too whether there is an answer at all; a shop that is still busy is asked again. */
async function sizeOf(url: string, asked: LoadRequest | undefined): Promise<number> {
  if (!asked) throw new Error("Nothing is asked for.");
  const line = oneConnection(url);
  let answer = await line.ask(asked);
  for (let tries = 0; answer.status === 503 && tries < 50; tries++) {
    await wait(200);
    answer = await line.ask(asked);
  }
  line.close();
  if (answer.status >= 400) throw new Error(`${asked.path}: ${answer.status} ${answer.body}`);
  return answer.body.length;
}
