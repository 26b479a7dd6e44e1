import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { shownKeysOf } from "#modules/catalogue/rules/shown-keys.ts";
import { bumpVersion } from "#modules/catalogue/storage/version-repository.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { residentMegabytes } from "./resident.ts";
import { type WrkFigures, wrk, wrkFloor } from "./wrk.ts";

const tail = 500;
const changed = 40;

interface Shown {
  readonly id: string;
  readonly category: string;
  readonly top_category: string;
}

/** Pages that nobody has changed, very many of them, and few while the catalogue changes. */
export async function loadKeptPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-kept-"));
  const db = openDatabase({ DATA_DIR: folder });
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error" });
  try {
    await seedLarge(db, { now: Date.now() }, 1_000, () => {});
    const goods = await db.read
      .selectFrom("products")
      .select(["id", "category", "top_category"])
      .where("deleted_at", "is", null)
      .orderBy("popularity", "desc")
      .orderBy("number", "desc")
      .limit(tail)
      .execute();
    const floor = await wrkFloor(15_000);
    console.log(`floor: ${floor.rps.toFixed(0)}/s of 15,000 bytes by wrk`);
    const load = async (name: string, paths: readonly string[], seconds = 6) => {
      const before = cpuSeconds(shop.process.pid);
      const figures = await wrk({ url: shop.url, paths, seconds });
      const each = ((cpuSeconds(shop.process.pid) - before) * 1_000) / (figures.rps * seconds);
      say(name, figures, floor, each);
    };
    const products = goods.map(({ id }) => `/product/${id}`);
    await firstRound(shop.url, products);
    await wait(61_000);
    await load("the same, unchanged for a minute", products);
    const some = goods.slice(0, changed);
    const visited = visitorsPaths(some);
    await firstRound(shop.url, visited);
    for (const each of [0, 2, 20]) {
      const stop = changing(db, some, each);
      await load(`visitors' pages, ${each} changes a second`, visited, 8);
      await stop();
    }
    console.log(`resident: ${residentMegabytes(shop.process.pid).now.toFixed(0)} MB`);
  } finally {
    await db.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each until it is there: a busy shop turns some away. */
async function firstRound(url: string, paths: readonly string[]): Promise<void> {
  const started = performance.now();
  const left = [...paths];
  const next = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const answer = await fetch(url + path, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      if (answer.status === 503) left.unshift(path);
    }
  };
  await Promise.all([next(), next()]);
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${paths.length} pages, first round: ${(paths.length / seconds).toFixed(0)}/s`);
}

/** So many times a second another product is called otherwise, until it is stopped. */
function changing(db: Database, goods: readonly Shown[], each: number): () => Promise<void> {
  let isRunning = each > 0;
  const running = (async () => {
    for (let at = 0; isRunning; at++) {
      const one = goods[at % goods.length] as Shown;
      await db.write(async (tx) => {
        await tx
          .updateTable("products")
          .set({ title: `Changed ${at}` })
          .where("id", "=", one.id)
          .execute();
        await bumpVersion(tx, [], shownKeysOf([one]));
      });
      await wait(1_000 / each);
    }
  })();
  return async () => {
    isRunning = false;
    await running;
  };
}

/** Home, listings, products and the data of each: what visitors walk through. */
function visitorsPaths(goods: readonly Shown[]): string[] {
  const pages = ["/products", "/stores", "/flash-sale", ...goods.map(({ id }) => `/product/${id}`)];
  return ["/", "/_.data", ...pages, ...pages.map((path) => `${path}.data`)];
}

function say(name: string, { rps, p99, bad }: WrkFigures, floor: WrkFigures, each: number): void {
  const share = (rps / floor.rps).toFixed(3);
  console.log(
    `${name}: ${rps.toFixed(0)}/s, ${share} of the floor, p99 ${p99.toFixed(0)} ms, ${each.toFixed(2)} ms of processor, ${bad} bad`,
  );
}
