import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "../load/cpu-seconds.ts";
import { measure, measureFloor } from "../load/measure.ts";

const seconds = 8;
const usualAnswer = 15_000;

/** npm run bench -- search: searches and listings of which no two are alike, and suggestions while somebody types, over HTTP. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: "string", default: "1000" },
      /** A shop filled before. */
      folder: { type: "string" },
    },
  });
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "haat-search-"));
  const titles = await fill(folder, Number(values.products));
  const shop = await startShopProcess({ LOG_LEVEL: "error", DATA_DIR: folder });
  try {
    const floor = await measureFloor(usualAnswer, { duration: 3 });
    const pairs = pairsOf(titles);
    const load = async (name: string, paths: readonly string[], connections: number) => {
      const before = cpuSeconds(shop.process.pid);
      const requests = paths.map((path) => ({ path }));
      const { rps, bad, served } = await measure({
        name,
        url: shop.url,
        requests,
        connections,
        duration: seconds,
      });
      const cpu = (cpuSeconds(shop.process.pid) - before) / (rps * seconds);
      return {
        "a second": Math.round(rps),
        "of floor": (rps / floor.rps).toFixed(3),
        "p95 ms": served.p95.toFixed(1),
        "p99 ms": served.p99.toFixed(1),
        "cpu ms each": (cpu * 1_000).toFixed(2),
        failed: bad,
      };
    };
    const half = Math.floor(pairs.length / 2);
    const search = (text: string) => `/api/products?search=${encodeURIComponent(text)}`;
    const suggest = (text: string) => `/api/products/search?q=${encodeURIComponent(text)}`;
    await load("warming", pairs.slice(0, half).map(search), 8);
    console.log(`${titles.length} products; floor: ${Math.round(floor.rps)} constant answers a second`);
    console.table({
      "distinct searches": await load("search", pairs.slice(half).map(search), 16),
      "distinct listings": await load("listing", priceRanges(), 16),
      suggestions: await load("suggest", begun(pairs).map(suggest), 4),
    });
  } finally {
    await shop.stop();
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives the titles of the shop, some tens of thousands at most. */
async function fill(folder: string, products: number): Promise<string[]> {
  const db = openDatabase({ DATA_DIR: folder });
  await migrate(db);
  await seedWhenEmpty(db, systemClock);
  await seedLarge(db, { now: systemClock.now() }, products, () => {});
  const rows = await db.read.selectFrom("products").select("title").orderBy("number").limit(20_000).execute();
  await db.close();
  return rows.map(({ title }) => title);
}

/** Every two and three words of a title as a search of its own, in an order that mixes the titles. */
function pairsOf(titles: readonly string[]): string[] {
  const searches = new Set<string>();
  for (const title of titles) {
    const words = [...new Set(foldWords(title))];
    words.forEach((first, at) => {
      words.slice(at + 1).forEach((second, next) => {
        searches.add(`${first} ${second}`);
        for (const third of words.slice(at + next + 2)) searches.add(`${first} ${second} ${third}`);
      });
    });
  }
  const all = [...searches];
  const stride = 7_919;
  const mixed = all.map((_, at) => all[(at * stride) % all.length] ?? "");
  return [...new Set(mixed)];
}

/** Listings without words: ranges of prices that most goods lie in, each another. */
function priceRanges(): string[] {
  return Array.from(
    { length: 40_000 },
    (_, at) => `/api/products?minPrice=${at % 200}&maxPrice=${2_000 + at}`,
  );
}

/** As somebody has typed so far. */
function begun(searches: readonly string[]): string[] {
  return [...new Set(searches.map((search) => search.slice(0, Math.max(3, search.length - 2))))];
}
