import { setTimeout as wait } from "node:timers/promises";
import { inShop, onSqlite } from "#tools/load/bench-shop.ts";
import { crowd } from "#tools/load/crowd.ts";
import { oneConnection } from "#tools/load/load-request.ts";
import { cpuSeconds, theMachine } from "#tools/load/process-figures.ts";
import { quantilesOf } from "#tools/load/quantile.ts";
import { floorOf } from "#tools/load/wrk.ts";

const many = 500;
const few = 16;
const seconds = 10;
/** Whoever brings a cookie that the shop does not know gets a page of their own. */
const page = { path: "/products", headers: { "accept-encoding": "br", cookie: "unknown=1" } };

export const question =
  "What do 500 at a time get, beside what a few get, and are those who watch answered meanwhile?";

/** npm run bench -- machine overload */
export async function run(): Promise<void> {
  await onSqlite((where) =>
    inShop(where, async ({ shop }) => {
      const { url, process } = shop;
      const ask = async (people: number) => {
        const before = cpuSeconds(process.pid);
        const figures = await crowd({ url, people: Array.from({ length: people }, () => [page]), seconds });
        return { ...figures, cpuMs: ((cpuSeconds(process.pid) - before) * 1_000) / (figures.rps * seconds) };
      };
      await ask(few);
      const floor = await floorOf(15_000, { connections: many });
      const calm = await ask(few);
      const watching = watch(url);
      const full = await ask(many);
      const waited = await watching.stop();
      console.log(theMachine());
      for (const [people, { rps, p99, cpuMs, busy, bad }] of [
        [few, calm],
        [many, full],
      ] as const)
        console.log(
          `${people} at a time: ${rps.toFixed(0)} pages a second, ${(rps / floor.rps).toFixed(4)} of the floor, p99 ${p99.toFixed(0)} ms, ${cpuMs.toFixed(1)} ms of processor for each; ${busy} told to come again, ${bad} other failures`,
        );
      console.log(`of many ÷ of few: ${(full.rps / calm.rps).toFixed(2)}`);
      for (const [path, times] of waited) {
        const of = quantilesOf(times);
        console.log(
          `  meanwhile ${path}: ${times.length} answers, median ${of(0.5).toFixed(0)} ms, longest ${of(1).toFixed(0)} ms`,
        );
      }
    }),
  );
}

/** Those who look after the shop, and a cheap call. */
function watch(url: string) {
  let isRunning = true;
  const waited = new Map<string, number[]>();
  const line = oneConnection(url);
  const running = (async () => {
    for (let at = 0; isRunning; at++) {
      for (const path of ["/healthz", "/metrics", `/api/products/search?q=tea${at}`]) {
        const began = performance.now();
        const { status } = await line.ask({ path });
        const name = path.replace(/\?.*/, "");
        const took = status < 400 ? performance.now() - began : Number.POSITIVE_INFINITY;
        waited.set(name, [...(waited.get(name) ?? []), took]);
      }
      await wait(100);
    }
    line.close();
  })();
  return {
    async stop() {
      isRunning = false;
      await running;
      return waited;
    },
  };
}
