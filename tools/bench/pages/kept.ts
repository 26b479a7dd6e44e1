import { setTimeout as wait } from "node:timers/promises";
import { shownKeysOf } from "#modules/catalogue/rules/shown-keys.ts";
import { bumpVersion } from "#modules/catalogue/storage/version-repository.ts";
import type { Database } from "#platform/database/database.ts";
import { inShop, onSqlite } from "#tools/load/bench-shop.ts";
import { oneConnection } from "#tools/load/load-request.ts";
import { loadTable } from "#tools/load/load-table.ts";

const tail = 500;
const changed = 40;
const headers = { "accept-encoding": "br" };

interface Shown {
  readonly id: string;
  readonly category: string;
  readonly top_category: string;
}

export const question = "Are very many pages kept, and pages while the catalogue changes?";

/** npm run bench -- pages kept */
export async function run(): Promise<void> {
  await onSqlite((where) =>
    inShop(where, async (filled) => {
      const { shop, db } = filled;
      const goods = await db.read
        .selectFrom("products")
        .select(["id", "category", "top_category"])
        .where("deleted_at", "is", null)
        .orderBy("popularity", "desc")
        .orderBy("number", "desc")
        .limit(tail)
        .execute();
      const { load, print } = loadTable(filled, { seconds: 8 });
      const asked = (paths: readonly string[]) => paths.map((path) => ({ path, headers }));
      const products = goods.map(({ id }) => `/product/${id}`);
      await firstRound(shop.url, products);
      await wait(61_000);
      await load(`${tail} products in turn, a minute after`, asked(products));
      const some = goods.slice(0, changed);
      const visited = visitorsPaths(some);
      await firstRound(shop.url, visited);
      for (const each of [0, 2, 20]) {
        const stop = changing(db, some, each);
        await load(`visitors' pages, ${each} changes a second`, asked(visited));
        await stop();
      }
      print();
    }),
  );
}

/** Each until it is there: a busy shop turns some away. */
async function firstRound(url: string, paths: readonly string[]): Promise<void> {
  const began = performance.now();
  const left = [...paths];
  const next = async () => {
    const line = oneConnection(url);
    for (let path = left.pop(); path; path = left.pop())
      if ((await line.ask({ path, headers })).status === 503) left.unshift(path);
    line.close();
  };
  await Promise.all([next(), next()]);
  const each = (paths.length * 1_000) / (performance.now() - began);
  console.log(`${paths.length} pages, first round: ${each.toFixed(0)} a second`);
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
