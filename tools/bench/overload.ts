import { setTimeout as wait } from "node:timers/promises";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "../load/cpu-seconds.ts";
import { type Load, type Measured, measure, measureFloor } from "../load/measure.ts";

const crowd = 500;
const few = 16;
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
    const calm = await measureWithCpu({ ...load, name: "calm", connections: few, ...page }, shop.process.pid);
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
    const full = await measureWithCpu(
      { ...load, name: "full", connections: crowd, ...page },
      shop.process.pid,
    );
    isRunning = false;
    await watching;
    console.log(`floor: ${Math.round(floor.rps)} answers/s of a constant, ${crowd} at a time`);
    for (const [many, one] of [
      [few, calm],
      [crowd, full],
    ] as const) {
      const { served, busy, bad, cpuMs } = one;
      console.log(
        `${many} at a time: ${served.rps.toFixed(0)} pages/s, ${(served.rps / floor.rps).toFixed(4)} of the floor, p99 ${served.p99.toFixed(0)} ms, ${cpuMs.toFixed(1)} ms of processor for each; ${busy} told to come again, ${bad - busy} other failures`,
      );
    }
    console.log(
      `in the crowd: ${(full.served.rps / calm.served.rps).toFixed(2)} of the pages, ${(calm.cpuMs / full.cpuMs).toFixed(2)} of those for the same processor time`,
    );
    for (const [name, times] of Object.entries(watched)) console.log(`  meanwhile ${name}: ${say(times)}`);
  } finally {
    await shop.stop();
  }
}

/** On a machine that does other things too, what each page took of the processor says more than how many there were. */
async function measureWithCpu(load: Load & { readonly duration: number }, pid: number | undefined) {
  const before = cpuSeconds(pid);
  const figures: Measured = await measure(load);
  const pages = figures.served.rps * load.duration;
  return { ...figures, cpuMs: ((cpuSeconds(pid) - before) * 1_000) / pages };
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
