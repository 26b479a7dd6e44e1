import { setTimeout as wait } from "node:timers/promises";
import { shoppersDays } from "../load/day.ts";
import { measure, measureFloor } from "../load/measure.ts";
import { residentMegabytes } from "../load/resident.ts";
import { amongShoppers, type Filled } from "../load/shopping-bench.ts";

const connections = 32;
const parts = 6;

/**
 * npm run bench -- memory [MINUTES]: what the shop holds while 32 connections ask for all kinds of pages and calls in
 * turn, in six parts, and a moment after: whether it grows on, and whether it is given back.
 */
export async function run([minutes = "2"]: readonly string[]): Promise<void> {
  await amongShoppers(connections, async (filled) => {
    const { shop } = filled;
    const { pid } = shop.process;
    const atRest = residentMegabytes(pid).now;
    const floor = await measureFloor(15_000, { connections, duration: 4 });
    const requests = everyKind(filled);
    const duration = Math.max(5, Math.round((Number(minutes) * 60) / parts));
    console.log(`at rest: ${atRest.toFixed(0)} MB`);
    for (let part = 1; part <= parts; part++) {
      const { rps, bad, busy } = await measure({
        name: "kinds",
        url: shop.url,
        connections,
        duration,
        requests,
      });
      const { now, most } = residentMegabytes(pid);
      console.log(
        `after ${part * duration} s: ${now.toFixed(0)} MB, most ${most.toFixed(0)} MB; ${await heapOf(shop.url)}; ${rps.toFixed(0)} answers/s, ${(rps / floor.rps).toFixed(4)} of the floor, ${busy} told to come again, ${bad - busy} bad`,
      );
    }
    await wait(15_000);
    console.log(`15 s later: ${residentMegabytes(pid).now.toFixed(0)} MB; ${await heapOf(shop.url)}`);
  });
}

/** The day of people, addresses that nobody asked for before, data without their page, and calls. */
function everyKind(filled: Filled) {
  const days = shoppersDays(filled, 60);
  return days.flatMap((page, at) => {
    const data = {
      ...page,
      path: (page.path ?? "/").replace(/^\/(?=\?|$)/, "/_").replace(/(?=\?|$)/, ".data"),
    };
    const fresh = {
      ...page,
      headers: { "accept-encoding": "gzip" },
      path: `/products?minPrice=${at}&sort=newest`,
    };
    const calls = [
      "/api/cart",
      "/api/orders",
      `/api/products?minPrice=${at}`,
      `/api/products/search?search=tea${at}`,
    ];
    return [page, data, fresh, { ...page, path: calls[at % calls.length] ?? "/" }];
  });
}

async function heapOf(url: string): Promise<string> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const used = Number(/^haat_heap_used_bytes (\d+)/m.exec(figures)?.[1]);
  return `${(used / 1e6).toFixed(0)} MB heap`;
}
