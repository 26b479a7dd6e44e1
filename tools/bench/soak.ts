import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { type Load, type Measured, measure } from "../load/measure.ts";

const shoppers = 64;
const crowd = 512;
const peakSeconds = 10;
const warmingSeconds = 30;
const overloadSeconds = 20;

interface Sample {
  readonly resident: number;
  readonly heap: number;
  readonly descriptors: number;
}

/**
 * npm run bench -- soak [MINUTES]: mixed pages and calls of shoppers who are signed in, at half of what the shop
 * can do, for so long; then three times of what it can do.
 */
export async function run([minutes = "1"]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-soak-"));
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error" });
  try {
    const requests = await shopping(shop, folder);
    const load = { url: shop.url, connections: shoppers, requests };
    const peak = await measure({ ...load, name: "peak", duration: peakSeconds });
    console.log(
      `peak: ${round(peak.rps)} req/s, p99 ${peak.p99} ms, ${shoppers} at a time; ${refused(peak)}`,
    );
    const half: Load = { ...load, name: "half", overallRate: Math.max(1, round(peak.rps / 2)) };
    await measure({ ...half, duration: warmingSeconds });
    await soak(shop, half, Number(minutes) * 60);
    await overload({ ...load, name: "overload", requests: dealtTo(crowd, requests) }, peak.rps);
    console.log(`after it: ${say(await sample(shop))}`);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function soak(shop: ShopProcess, half: Load, duration: number): Promise<void> {
  const samples: Sample[] = [];
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      samples.push(await sample(shop));
      await wait(1_000);
    }
  })();
  const figures = await measure({ ...half, duration });
  isRunning = false;
  await watching;
  // A tenth of the samples at each end: one alone may stand just before or after the memory was tidied.
  const some = Math.max(1, Math.floor(samples.length / 10));
  const [first, last] = [meanOf(samples.slice(0, some)), meanOf(samples.slice(-some))];
  const { rps, p99 } = figures;
  console.log(`half of it for ${round(duration)} s: ${round(rps)} req/s, p99 ${p99} ms; ${refused(figures)}`);
  console.log(`  at first ${say(first)}`);
  console.log(`  at last  ${say(last)}`);
  console.log(`  memory ${percent(last.resident / first.resident - 1)}`);
}

async function overload(load: Load, peak: number): Promise<void> {
  // No fewer than one a second for each connection, or there would be fewer connections.
  const asked = Math.max(crowd, round(peak * 3));
  const figures = await measure({
    ...load,
    connections: crowd,
    overallRate: asked,
    duration: overloadSeconds,
  });
  const { rps, served } = figures;
  console.log(`three times of it, ${crowd} at a time: ${round(rps)} answers/s of ${asked} asked`);
  console.log(
    `  served ${round(served.rps)}/s, ${percent(served.rps / peak)} of the peak, p99 ${served.p99} ms`,
  );
  console.log(`  ${refused(figures)}`);
}

function refused({ busy, bad }: Measured): string {
  return `told to come again (503): ${busy}, other failures: ${bad - busy}`;
}

/** What one shopper does, again and again: no step of it can fail for what was done before. */
async function shopping(shop: ShopProcess, folder: string) {
  const db = openDatabase({ DATA_DIR: folder });
  try {
    const productId = await plainProduct(db);
    const all: {
      method: "GET" | "POST" | "DELETE";
      path: string;
      headers: Record<string, string>;
      body?: string;
    }[] = [];
    for (let at = 0; at < shoppers; at++) {
      const headers = {
        authorization: `Bearer ${(await signedUpUser(db)).token}`,
        "accept-encoding": "gzip",
      };
      const json = { ...headers, "content-type": "application/json" };
      const get = (path: string) => ({ method: "GET" as const, path, headers });
      all.push(
        get("/"),
        get("/products?category=electronics&sort=price-up"),
        get(`/api/products/search?search=${encodeURIComponent(words[at % words.length] ?? "")}`),
        get(`/product/${productId}`),
        {
          method: "POST",
          path: "/api/cart/add",
          headers: json,
          body: JSON.stringify({ productId, quantity: 1 }),
        },
        get("/cart"),
        get("/api/cart"),
        { method: "DELETE", path: "/api/cart/clear", headers },
        get("/api/orders"),
        get("/wishlist"),
      );
    }
    for (const { method, path, headers, body } of all.slice(0, 10)) {
      const answer = await fetch(shop.url + path, {
        method,
        headers,
        body: body ?? null,
        redirect: "manual",
      });
      if (answer.status >= 300) throw new Error(`${method} ${path} is answered with ${answer.status}.`);
    }
    return all;
  } finally {
    await db.close();
  }
}

const words = ["cotton", "lamp", "silver", "tea", "bat", "book", "phone", "saree"];

function dealtTo<T>(connections: number, requests: readonly T[]): T[] {
  const each = requests.length / shoppers;
  return Array.from({ length: connections }, (_, at) => {
    const shopper = at % shoppers;
    return requests.slice(shopper * each, (shopper + 1) * each);
  }).flat();
}

async function sample({ url, process: { pid } }: ShopProcess): Promise<Sample> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(figures)?.[1]);
  return {
    resident: figure("haat_resident_bytes"),
    heap: figure("haat_heap_used_bytes"),
    descriptors: descriptorsOf(pid),
  };
}

function descriptorsOf(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

function meanOf(samples: readonly Sample[]): Sample {
  const mean = (name: keyof Sample) => samples.reduce((sum, one) => sum + one[name], 0) / samples.length;
  return { resident: mean("resident"), heap: mean("heap"), descriptors: mean("descriptors") };
}

const round = Math.round;
const percent = (share: number) => `${share > 0 ? "+" : ""}${(share * 100).toFixed(1)}%`;
const say = ({ resident, heap, descriptors }: Sample) =>
  `${round(resident / 1e6)} MB resident, ${round(heap / 1e6)} MB heap, ${round(descriptors)} descriptors`;
