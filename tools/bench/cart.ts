import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#platform/database/open-database.ts";
import { signedUpUser } from "#support/people.ts";
import { startPostgres } from "#support/private-postgres.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "../load/cpu-seconds.ts";
import { type Load, measure, measureFloor, printTable } from "../load/measure.ts";

const connections = 32;
const shoppersEach = 60;
const productsEach = 6;
const seconds = 5;

/** Add to cart through HTTP, each connection with shoppers of its own, on both engines. */
export async function run([only]: readonly string[]): Promise<void> {
  if (only !== "postgres") await benchOn("sqlite", undefined);
  if (only === "sqlite") return;
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("No PostgreSQL here: only SQLite was measured.");
  await benchOn("postgres", postgres.url).finally(() => postgres.stop());
}

async function benchOn(engine: string, url: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-cart-"));
  const where = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) };
  const shop = await startShopProcess({ ...where, LOG_LEVEL: "error" });
  try {
    const { tokens, products } = await fill(where);
    const requests = tokens.flatMap((shoppers) =>
      products.flatMap((productId) =>
        shoppers.map((token) => ({
          method: "POST" as const,
          path: "/api/cart/add",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ productId, quantity: 1 }),
        })),
      ),
    );
    const [first] = requests;
    if (!first) throw new Error("Nothing to add.");
    const answer = await fetch(shop.url + first.path, first);
    const bytes = (await answer.text()).length;
    if (!answer.ok) throw new Error(`Adding is refused with ${answer.status}.`);
    const load: Load = { name: "", url: shop.url, connections, duration: seconds, requests };
    const toNothing = requests.map((request) => ({ ...request, path: "/api/nothing" }));
    console.log(`\n${engine}, ${connections} connections, the answer is a cart of ${bytes} bytes`);
    const floor = await measureFloor(bytes, { connections, requests: requests.slice(0, connections) });
    const constant = { ...load, requests: toNothing, name: "a constant refusal to the same request" };
    await measure({ ...load, name: "warming up" });
    const rows = [await measure(constant), await measure({ ...load, name: "add to cart" })];
    const used = cpuSeconds(shop.process.pid);
    const { rps } = await measure({ ...load, name: "again" });
    printTable(floor, rows);
    const spent = (cpuSeconds(shop.process.pid) - used) / (rps * seconds);
    console.log(`each takes ${Math.round(spent * 1e6)} µs of the shop's processor time`);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(where: { DATA_DIR: string; DATABASE_URL?: string }) {
  const db = openDatabase(where);
  try {
    return await db.write(async (tx) => {
      const rows = await tx
        .selectFrom("products")
        .select("id")
        .where("colours", "=", "[]")
        .where("sizes", "=", "[]")
        .where("top_category", "!=", "clothing")
        .orderBy("id")
        .limit(productsEach)
        .execute();
      const products = rows.map(({ id }) => id);
      await tx.updateTable("stock").set({ free: 1_000_000 }).where("product_id", "in", products).execute();
      const tokens: string[][] = [];
      for (let at = 0; at < connections; at++) tokens.push(await shoppers(tx));
      return { tokens, products };
    });
  } finally {
    await db.close();
  }

  async function shoppers(tx: Parameters<Parameters<typeof db.write>[0]>[0]): Promise<string[]> {
    const tokens: string[] = [];
    for (let at = 0; at < shoppersEach; at++)
      tokens.push((await signedUpUser({ write: (work) => work(tx) })).token);
    return tokens;
  }
}
