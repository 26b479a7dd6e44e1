import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds } from "../load/cpu-seconds.ts";

const buyers = 400;
const perBuyer = 10;
const lanes = 32;

/** Placed orders per second through HTTP: cart, checkout and payment of each counted as one, and checkout alone. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error", DEMO_FULFILMENT: "0" });
  const db = openDatabase({ DATA_DIR: folder });
  try {
    const productId = await plainProduct(db);
    await db.write((tx) => sql`update stock set free = 1000000 where product_id = ${productId}`.execute(tx));
    const people: string[] = [];
    for (let at = 0; at < buyers; at++) people.push((await buyer(db)).token);
    const times: number[] = [];
    let placing = 0;
    const started = performance.now();
    const used = cpuSeconds(shop.process.pid);
    const next = [...people];
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let token = next.pop(); token; token = next.pop()) {
          for (let at = 0; at < perBuyer; at++) {
            await call(shop.url, "/cart/add", token, { productId, quantity: 1 });
            const before = performance.now();
            const placed = await call(shop.url, "/cart/checkout", token, { paymentMethod: "card" });
            times.push(performance.now() - before);
            placing += performance.now() - before;
            await call(shop.url, "/cart/verify-payment", token, {
              razorpay_order_id: placed.order_id,
              razorpay_payment_id: placed.mock_payment_id,
              razorpay_signature: placed.mock_signature,
              is_mock: true,
            });
          }
        }
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const spent = cpuSeconds(shop.process.pid) - used;
    times.sort((a, b) => a - b);
    const { n } = await db.read
      .selectFrom("orders")
      .select((count) => count.fn.countAll<number>().as("n"))
      .where("status", "=", "ordered")
      .executeTakeFirstOrThrow();
    console.log(`${n} orders placed and paid in ${seconds.toFixed(1)} s`);
    console.log(`${Math.round(n / seconds)} orders/s, each with cart, checkout and payment`);
    console.log(`each takes ${Math.round((spent / n) * 1e6)} µs of the shop's processor time`);
    console.log(`checkout alone: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, ${lanes} at a time`);
    console.log(`in checkout: ${Math.round((placing / (seconds * 1000 * lanes)) * 100)}% of the time`);
  } finally {
    await db.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
