import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";

const points = [
  "place:locked",
  "place:held",
  "place:inserted",
  "place:before-commit",
  "place:committed",
  "place:at-gateway",
  "place:answer-kept",
  "verify:signed",
  "settle:locked",
  "settle:noted",
  "settle:sold",
  "settle:paid",
  "settle:emptied",
  "settle:before-commit",
  "settle:committed",
];
/** KILLS=25 npm run test:journeys runs each point as often as the promise says. */
const kills = Number(process.env.KILLS ?? 1);
const folder = mkdtempSync(join(tmpdir(), "haat-kill-"));
const root = join(import.meta.dirname, "../..");
let child: ChildProcess | undefined;
let url = "";
let db: Database;
let productId = "";
let stockAtFirst = 0;

/** What the client was told, and nothing else. */
const history: { token: string; key: string; placed?: string; paid?: true }[] = [];

beforeAll(async () => {
  await start();
  db = openDatabase({ DATA_DIR: folder });
  productId = await plainProduct(db);
  await db.write((tx) => sql`update stock set free = 5000 where product_id = ${productId}`.execute(tx));
  stockAtFirst = 5_000;
});
afterAll(async () => {
  await stop();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it(`loses no acknowledged order at ${points.length} points, ${kills} times each`, {
  timeout: 60_000 + kills * points.length * 15_000,
}, async () => {
  for (let round = 0; round < kills; round++)
    for (const point of points) {
      await stop();
      await start(point);
      const { token } = await buyer(db);
      const entry = { token, key: `key-${point}-${round}` };
      history.push(entry);
      await purchase(entry);
      expect(child?.signalCode ?? (await died()), point).toBe("SIGKILL");
      const restarted = performance.now();
      await start();
      expect(performance.now() - restarted).toBeGreaterThan(0);
      // The browser tries again with the same key; the purchase ends well.
      await purchase(entry);
      expect(history.at(-1)?.paid, point).toBe(true);
    }
  await check();
});

/** The checker: reads the history and the final tables alone. */
async function check(): Promise<void> {
  const orders = await db.read.selectFrom("orders").selectAll().execute();
  for (const { placed, paid } of history) {
    const order = orders.find(({ id }) => id === placed);
    expect(order).toBeDefined();
    if (paid) expect(order?.status).not.toBe("pending");
  }
  expect(orders).toHaveLength(history.length);
  const lines = await db.read.selectFrom("order_lines").selectAll().execute();
  const units = (isIn: (status: string) => boolean) =>
    lines
      .filter(({ order_id }) => isIn(orders.find(({ id }) => id === order_id)?.status ?? ""))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = await db.read
    .selectFrom("stock")
    .selectAll()
    .where("product_id", "=", productId)
    .executeTakeFirstOrThrow();
  const isPaid = (status: string) => status !== "pending" && status !== "cancelled";
  expect(stock.held).toBe(units((status) => status === "pending"));
  expect(stock.sold).toBe(units(isPaid));
  expect(stock.free + stock.held + stock.sold).toBe(stockAtFirst);
  const payments = await db.read.selectFrom("payments").selectAll().execute();
  for (const { order_id, status } of payments)
    expect(status === "captured").toBe(isPaid(orders.find(({ id }) => id === order_id)?.status ?? ""));
  const mails = await sql<{ n: number }>`select count(*) as n from payment_events`.execute(db.read);
  expect(mails.rows[0]?.n).toBe(history.length);
}

/** As a browser does it; whatever is not answered is not known. */
async function purchase(entry: (typeof history)[number]): Promise<void> {
  const { token, key } = entry;
  if (!entry.placed) {
    const cart = await call("GET", "/cart", token);
    if (cart && cart.data.items.length === 0 && !(await ordered(token)))
      await call("POST", "/cart/add", token, { productId, quantity: 2 });
  }
  const placed = await call("POST", "/cart/checkout", token, { paymentMethod: "card" }, key);
  if (!placed?.success) return;
  entry.placed = placed.orderId;
  const paid = await call("POST", "/cart/verify-payment", token, {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  });
  if (paid?.state === "paid") entry.paid = true;
}

async function ordered(token: string): Promise<boolean> {
  const list = await call("GET", "/orders", token);
  return (list?.orders.length ?? 0) > 0;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
async function call(method: string, path: string, token: string, body?: object, key?: string): Promise<any> {
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(key && { "idempotency-key": key }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}

async function start(dieAt = ""): Promise<void> {
  child = spawn(process.execPath, ["tests/support/dying-shop.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "error",
      DEMO_FULFILMENT: "0",
      DIE_AT: dieAt,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const port = await new Promise<string>((resolve, reject) => {
    child?.stdout?.on("data", (chunk) => {
      said += String(chunk);
      const open = /open: (\d+)/.exec(said);
      if (open?.[1]) resolve(open[1]);
    });
    child?.once("exit", () => reject(new Error("The shop ended before it was open.")));
  });
  url = `http://127.0.0.1:${port}`;
}

async function died(): Promise<string | null> {
  const [, signal] = (await once(child as ChildProcess, "exit")) as [number | null, string | null];
  return signal;
}

async function stop(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
