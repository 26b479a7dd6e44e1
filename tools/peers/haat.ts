import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { haat } from "#acidrain/haat.ts";
import { plainProducts } from "#support/buyers.ts";
import { callTo } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { fillShop } from "#tools/load/bench-shop.ts";
import { jsonRequest } from "#tools/load/load-request.ts";
import { freshListings, listingCall, searchCall, searchesOfTitles } from "#tools/load/words.ts";
import { goods } from "./goods.ts";
import { type Calls, people, type RunningShop } from "./running-shop.ts";

/** This shop as its owner runs it, as large as its peers. */
export async function startHaat(databaseUrl?: string): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const data = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const db = await fillShop(data, goods.length);
  const shop = await startShopProcess({ ...data, LOG_LEVEL: "error", DEMO_FULFILMENT: "0" });
  return {
    name: databaseUrl ? "Haat, PostgreSQL" : "Haat, SQLite",
    url: shop.url,
    pids: [shop.process.pid],
    underTest: await haat(db, [{ call: callTo(shop.url) }]),
    calls: await callsOf(db),
    async stop() {
      await shop.stop();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function callsOf(db: Awaited<ReturnType<typeof fillShop>>): Promise<Calls> {
  const products = await db.read.selectFrom("products").select("id").execute();
  const plain = await plainProducts(db, 6);
  await db.write((tx) =>
    tx.updateTable("stock").set({ free: 1_000_000 }).where("product_id", "in", plain).execute(),
  );
  const tokens: string[] = [];
  for (let at = 0; at < people * 10; at++) tokens.push((await signedUpUser(db)).token);
  return {
    "a listing, asked again": [listingCall("")],
    "listings, no two alike": freshListings(),
    "searches, no two alike": (await searchesOfTitles(db)).map(searchCall),
    // What is asked for in a way that no page does is kept for nobody.
    "details of each product": products.map(({ id }, at) => ({ path: `/api/products/${id}?nth=${at}` })),
    "a product page, asked again": [{ path: `/product/${plain[0]}`, headers: { "accept-encoding": "gzip" } }],
    "add to a cart": plain.flatMap((productId) =>
      tokens.map((token) => jsonRequest(token, "/api/cart/add", { productId, quantity: 1 })),
    ),
  };
}
