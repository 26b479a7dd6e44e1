import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { catalogueUnits } from "#contract/format/money.ts";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { read } from "#seed/read-seed.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { fillShop } from "../load/bench-shop.ts";
import { distinctSearches } from "../load/distinct-searches.ts";
import { oneConnection } from "../load/load-request.ts";

const rate = 83.16;

export const question = "How much longer does a search that nobody asked before take in a large shop?";

/** npm run bench -- growth [--http] [--products 1000,1000000] [--rest SECONDS] */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: "string", default: "1000,100000" },
      /** Where the shops lie, one folder for each number of products; they stay for the next time. */
      folder: { type: "string", default: join(tmpdir(), "haat-growth") },
      only: { type: "string", default: "" },
      /** Whole requests to a shop of its own for each size. */
      http: { type: "boolean", default: false },
      /** So long each of these reads ahead before it is asked, and once more what the first half asked for. */
      rest: { type: "string", default: "60" },
    },
  });
  const sizes = values.products.split(",").map(Number);
  const shops: Shop[] = [];
  for (const products of sizes) shops.push(await openShop(join(values.folder, `${products}`), products));
  const [smallest] = shops;
  if (!smallest) return;
  const kinds = Object.entries(distinctSearches()).filter(([kind]) => kind.includes(values.only));
  console.log("Microseconds each: the mean of searches that nobody asked before and nothing interrupted.");
  console.log("Each shop is asked for a page of as many cards as the smallest one shows.");
  console.log(
    "Which were found and ranked for that, at most 160 of what matches, differs and is told beside.",
  );
  const asked: [string, ListingQuery[]][] = [];
  for (const [kind, searches] of kinds) asked.push([kind, await mostAnswered(smallest, searches)]);
  const measured = new Set(asked.flatMap(([, searches]) => searches.map(({ search }) => search)));
  const others = kinds.flatMap(([, searches]) => searches.filter(({ search }) => !measured.has(search)));
  const restMs = 1_000 * Number(values.rest);
  const open = values.http
    ? await Promise.all(shops.map((shop) => overHttp(shop, restMs)))
    : await Promise.all(shops.map((shop) => inProcess(shop)));
  const restAll = () => Promise.all(open.map(({ rest }) => rest()));
  const askAll = async (some: readonly ListingQuery[]) => {
    for (const { ask } of open) for (const search of some) await ask(search);
  };
  try {
    // A shop reads ahead from the first search on.
    await askAll(others.slice(0, 1));
    await restAll();
    // Searches differ, their words hardly do.
    await askAll(others);
    await restAll();
    console.table(await measureShops(open, asked));
  } finally {
    for (const { close } of open) await close();
    for (const { db } of shops) await db.close();
  }
}

interface Shop {
  readonly products: number;
  readonly folder: string;
  readonly db: Database;
}

/** So many searches of a kind are asked, those to which a small shop shows most. */
const each = 240;

/** A page of each is as long as what this shop shows of it, asked beside what is measured, so that this stays as cold. */
async function mostAnswered({ folder }: Shop, searches: readonly ListingQuery[]): Promise<ListingQuery[]> {
  const db = openDatabase({ DATA_DIR: folder });
  const catalogue = serviceOf(db);
  await catalogue.prepare();
  const answered: { readonly query: ListingQuery; readonly at: number }[] = [];
  for (const [at, query] of searches.entries()) {
    const opened = await catalogue.openListing(query);
    const limit = opened.ok ? opened.value.cards.length : 0;
    if (limit > 0) answered.push({ query: { ...query, limit }, at });
  }
  await db.close();
  return answered
    .sort((a, b) => b.query.limit - a.query.limit || a.at - b.at)
    .slice(0, each)
    .sort((a, b) => a.at - b.at)
    .map(({ query }) => query);
}

interface OpenShop {
  readonly products: number;
  /** How many cards are shown, and of how many found. */
  ask(query: ListingQuery): Promise<() => { readonly cards: number; readonly found: number }>;
  /** What a shop does by itself between two visitors. */
  rest(): Promise<void>;
  close(): Promise<unknown>;
}

async function inProcess({ products, db }: Shop): Promise<OpenShop> {
  const catalogue = serviceOf(db);
  await catalogue.prepare();
  return {
    products,
    async rest() {
      while (await catalogue.readAhead());
    },
    async ask(query) {
      const opened = await catalogue.openListing(query);
      if (!opened.ok) throw new Error(opened.reason);
      return () => ({ cards: opened.value.cards.length, found: opened.value.total });
    },
    close: async () => {},
  };
}

async function overHttp({ products, folder }: Shop, restMs: number): Promise<OpenShop> {
  const shop = await startShopProcess({ LOG_LEVEL: "error", DATA_DIR: folder });
  const line = oneConnection(shop.url);
  return {
    products,
    rest: () => wait(restMs),
    async ask(query) {
      const { status, body } = await line.ask({ path: listingPath(query) });
      if (status !== 200) throw new Error(`${query.search}: ${status} ${body}`);
      return () => {
        const { products, total } = JSON.parse(body.toString()) as { products: unknown[]; total: number };
        return { cards: products.length, found: total };
      };
    },
    close() {
      line.close();
      return shop.stop();
    },
  };
}

function listingPath({ search, category, minPaise, maxPaise, page, limit }: ListingQuery): string {
  const minPrice = minPaise && catalogueUnits(minPaise, rate);
  const maxPrice = maxPaise && catalogueUnits(maxPaise, rate);
  const asked = { search, category, minPrice, maxPrice, page, limit };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== "");
  return `/api/products?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
}

/** Every other search warms; kinds and shops take turns, so that what else the machine does meets them all. */
async function measureShops(
  open: readonly OpenShop[],
  asked: readonly (readonly [string, readonly ListingQuery[]])[],
) {
  const sums = asked.map(() => open.map(() => ({ micros: 0, cards: 0, found: 0, asked: 0 })));
  for (const half of [0, 1]) {
    for (let at = half; at < each; at += 2)
      for (const [kind, [, { [at]: query }]] of asked.entries())
        for (const [shop, { ask }] of open.entries()) {
          const sum = sums[kind]?.[shop];
          if (!query || !sum) continue;
          const { answered, micros } = await timed(() => ask(query));
          if (half === 0 || micros === null) continue;
          const { cards, found } = answered();
          sum.micros += micros;
          sum.cards += cards;
          sum.found += found;
          sum.asked++;
        }
    if (half === 0) await Promise.all(open.map(({ rest }) => rest()));
  }
  return Object.fromEntries(asked.map(([kind], at) => [kind, rowOf(open, sums[at] ?? [])]));
}

/** The processor's own clock moves in steps of milliseconds: by the watch, and null where others had it meanwhile. */
async function timed<T>(work: () => Promise<T>) {
  const before = process.resourceUsage().involuntaryContextSwitches;
  const from = performance.now();
  const answered = await work();
  const micros = 1_000 * (performance.now() - from);
  const isWhole = process.resourceUsage().involuntaryContextSwitches === before;
  return { answered, micros: isWhole ? micros : null };
}

function rowOf(
  shops: readonly Pick<Shop, "products">[],
  sums: readonly Readonly<Record<"micros" | "cards" | "found" | "asked", number>>[],
) {
  const row: Record<string, string | number> = {};
  const [first] = sums;
  shops.forEach(({ products }, at) => {
    const sum = sums[at];
    if (!sum || !first) return;
    row[`${products}`] = Math.round(sum.micros / sum.asked);
    if (at > 0) row[`${products} ÷`] = (sum.micros / sum.asked / (first.micros / first.asked)).toFixed(2);
  });
  const each = (of: "cards" | "found") => sums.map((sum) => (sum[of] / sum.asked).toFixed(1)).join(" / ");
  return { ...row, cards: each("cards"), found: each("found") };
}

function serviceOf(db: Database) {
  return createCatalogueService({ db, clock: systemClock, rate, synonyms: read("synonyms", {}) });
}

async function openShop(folder: string, products: number): Promise<Shop> {
  mkdirSync(folder, { recursive: true });
  return { products, folder, db: await fillShop({ DATA_DIR: folder }, products) };
}
