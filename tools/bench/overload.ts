import { setTimeout as wait } from "node:timers/promises";
import { startShopProcess } from "#support/shop-process.ts";
import { measure, measureFloor } from "../load/measure.ts";

const crowd = 500;
const few = 4;
const seconds = 10;
/** Whoever brings a cookie that the shop does not know gets a page of their own. */
const page = { headers: { "accept-encoding": "br", cookie: "unknown=1" } };

/**
 * npm run bench -- overload: pages that are made for each, asked for by 500 at a time, beside what a few get; and
 * whether those who watch, and a cheap call, are answered meanwhile.
 */
export async function run(): Promise<void> {
  const shop = await startShopProcess({ LOG_LEVEL: "error" });
  try {
    const load = { url: `${shop.url}/products`, duration: seconds };
    await measure({ ...load, name: "warming", connections: few, ...page });
    const floor = await measureFloor(15_000, { duration: 3, connections: crowd });
    const calm = await measure({ ...load, name: "calm", connections: few, ...page });
    const watched = { healthz: [] as number[], metrics: [] as number[], suggest: [] as number[] };
    let isRunning = true;
    const watching = (async () => {
      while (isRunning) {
        watched.healthz.push(await waited(`${shop.url}/healthz`));
        watched.metrics.push(await waited(`${shop.url}/metrics`));
        watched.suggest.push(await waited(`${shop.url}/api/products/search?q=tea${watched.suggest.length}`));
        await wait(100);
      }
    })();
    const full = await measure({ ...load, name: "full", connections: crowd, ...page });
    isRunning = false;
    await watching;
    console.log(`floor: ${Math.round(floor.rps)} answers/s of a constant, ${crowd} at a time`);
    console.log(
      `${few} at a time: ${calm.served.rps.toFixed(0)} pages/s, ${(calm.served.rps / floor.rps).toFixed(4)} of the floor, p99 ${calm.served.p99.toFixed(0)} ms`,
    );
    console.log(
      `${crowd} at a time: ${full.served.rps.toFixed(0)} pages/s, ${(full.served.rps / calm.served.rps).toFixed(2)} of that, p99 ${full.served.p99.toFixed(0)} ms; ${full.busy} told to come again, ${full.bad - full.busy} other failures`,
    );
    for (const [name, times] of Object.entries(watched)) console.log(`  meanwhile ${name}: ${say(times)}`);
  } finally {
    await shop.stop();
  }
}

async function waited(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.ok ? performance.now() - started : Number.POSITIVE_INFINITY;
}

function say(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  return `${times.length} answers, median ${at(0.5)} ms, longest ${at(1)} ms`;
}
