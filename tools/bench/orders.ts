import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { freePort } from "#support/free-port.ts";
import { type StandInGateway, startGateway } from "#support/gateway/start-gateway.ts";
import { startPostgres } from "#support/private-postgres.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "../load/cpu-seconds.ts";
import { measureFloor } from "../load/measure.ts";
import { ordersByTwoCalls } from "../load/order-ruler.ts";

const buyers = 200;
const perBuyer = 10;
const lanes = 32;
/** What a checkout answers with is about so long. */
const usualAnswer = 500;

/**
 * Orders placed and paid per second through HTTP, as a shopper's browser and a gateway in a process of its own make
 * them: cart, checkout, the gateway's order, its window, our question to it, and its three messages. On both engines,
 * or one of them; how many processes serve comes second.
 */
export async function run([only, processes = "1"]: readonly string[]): Promise<void> {
  if (only !== "postgres") await benchOn("sqlite", undefined, processes);
  if (only === "sqlite") return;
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("No PostgreSQL here: only SQLite was measured.");
  await benchOn("postgres", postgres.url, processes).finally(() => postgres.stop());
}

async function benchOn(engine: string, url: string | undefined, processes: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const where = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) };
  const port = String(await freePort());
  const gateway = await startGateway({ shopUrl: `http://localhost:${port}` });
  const shop = await startShopProcess({
    ...where,
    ...gateway.settings,
    PORT: port,
    WEB_CONCURRENCY: processes,
    LOG_LEVEL: "error",
    DEMO_FULFILMENT: "0",
  });
  const db = openDatabase(where);
  try {
    const productId = await plainProduct(db);
    await db.write((tx) => sql`update stock set free = 1000000 where product_id = ${productId}`.execute(tx));
    const people: string[] = [];
    for (let at = 0; at < buyers; at++) people.push((await buyer(db)).token);
    const floor = await measureFloor(usualAnswer, { connections: lanes, duration: 4 });
    const times: number[] = [];
    const started = performance.now();
    const used = cpuSeconds(shop.process.pid);
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let token = people.pop(); token; token = people.pop())
          for (let at = 0; at < perBuyer; at++) times.push(await buy(shop.url, gateway, token, productId));
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const spent = cpuSeconds(shop.process.pid) - used;
    times.sort((a, b) => a - b);
    const { n } = await db.read
      .selectFrom("payments")
      .select((count) => count.fn.countAll<number>().as("n"))
      .where("status", "=", "captured")
      .executeTakeFirstOrThrow();
    const [load = 0] = loadavg();
    console.log(`\n${engine}: ${n} orders placed and paid in ${seconds.toFixed(1)} s`);
    const each = Number(n) / seconds;
    console.log(
      `${Math.round(each)} orders/s, ${(each / floor.rps).toFixed(4)} of the floor, ${lanes} shoppers at a time`,
    );
    console.log(`each takes ${Math.round((spent / Number(n)) * 1e6)} µs of the shop's processor time`);
    if (url) {
      await shop.stop();
      const most = await ordersByTwoCalls(db, url, { lanes, buyers });
      const ratio = (each / most).toFixed(3);
      console.log(`${ratio} of the ${Math.round(most)} a second that pgbench writes by two calls`);
    }
    console.log(`checkout alone: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
    console.log(`the machine: ${cpus().length} cores, load average ${load.toFixed(1)}`);
  } finally {
    await db.close();
    await shop.stop();
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives how long the checkout call took. */
async function buy(url: string, gateway: StandInGateway, token: string, productId: string): Promise<number> {
  await call(url, "/cart/add", token, { productId, quantity: 1 });
  const before = performance.now();
  const placed = await call(url, "/cart/checkout", token, { paymentMethod: "card" });
  const took = performance.now() - before;
  const paid = await gateway.pay(placed.order_id ?? "");
  const { state } = await call(url, "/cart/verify-payment", token, paid);
  if (state !== "paid") throw new Error(`The order is ${state}, not paid.`);
  return took;
}

async function call(url: string, path: string, token: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
}
