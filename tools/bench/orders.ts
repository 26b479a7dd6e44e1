import { setTimeout as wait } from "node:timers/promises";
import { buyer, plainProducts } from "#support/buyers.ts";
import { freePort } from "#support/free-port.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { fillShop, inShop, onEngines, type Where } from "../load/bench-shop.ts";
import { jsonRequest, type LoadResponse, oneConnection } from "../load/load-request.ts";
import { ordersByTwoCalls } from "../load/order-ruler.ts";
import { cpuSeconds, theMachine } from "../load/process-figures.ts";
import { quantilesOf } from "../load/quantile.ts";
import { floorOf } from "../load/wrk.ts";

const buyers = 200;
const perBuyer = 10;
const lanes = 32;
/** Of one alone each buyer would wait for all others, and some for longer than the shop waits for a lock. */
const goods = 40;
/** Or until everybody has bought so often. */
const mostSeconds = 20;
/** What a checkout answers with is about so long. */
const usualAnswer = 500;

export const question =
  "How many orders are placed and paid in a second, and by several processes as by one?";

/**
 * npm run bench -- orders [sqlite|postgres] [PROCESSES]: as a shopper's browser and a gateway in a process of its own
 * make them: cart, checkout, the gateway's order, its window, our question to it, and its three messages.
 */
export async function run([only, processes = "1"]: readonly string[]): Promise<void> {
  await onEngines(only, async (where) => {
    console.log(`\n${where.engine}; ${theMachine()}`);
    const floor = await floorOf(usualAnswer);
    const one = await place(where, 1, floor.rps);
    if (processes !== "1") {
      const several = await place(where, Number(processes), floor.rps);
      console.log(`${processes} processes ÷ one: ${(several / one).toFixed(2)}`);
    }
    const { DATABASE_URL: url } = where.data;
    if (!url) return;
    const db = await fillShop(where.data, 0);
    const most = await ordersByTwoCalls(db, url, { lanes, buyers }).finally(() => db.close());
    console.log(
      `${(one / most).toFixed(2)} of the ${Math.round(most)} a second that pgbench writes by two calls`,
    );
  });
}

/** Gives how many a second. */
async function place(where: Where, processes: number, floor: number): Promise<number> {
  const port = String(await freePort());
  const gateway = await startGateway({ shopUrl: `http://localhost:${port}` });
  let each = 0;
  const serve = { ...gateway.settings, PORT: port, WEB_CONCURRENCY: `${processes}` };
  await inShop(
    where,
    async ({ shop, db }) => {
      const products = await plainProducts(db, goods);
      await db.write((tx) =>
        tx.updateTable("stock").set({ free: 1_000_000 }).where("product_id", "in", products).execute(),
      );
      const people: string[] = [];
      for (let at = 0; at < buyers; at++) people.push((await buyer(db)).token);
      const times: number[] = [];
      toldToComeAgain = 0;
      const until = performance.now() + mostSeconds * 1_000;
      const [began, cpu, statements] = [
        performance.now(),
        cpuSeconds(shop.process.pid),
        await where.statements(),
      ];
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          const line = oneConnection(shop.url);
          for (let token = people.pop(); token; token = people.pop())
            for (let at = 0; at < perBuyer && performance.now() < until; at++)
              times.push(await buy(line.ask, gateway, token, products[times.length % goods] ?? ""));
          line.close();
        }),
      );
      each = (times.length * 1_000) / (performance.now() - began);
      const used = ((cpuSeconds(shop.process.pid) - cpu) * 1_000) / times.length;
      const sent = ((await where.statements()) - statements) / times.length;
      const of = quantilesOf(times);
      console.log(
        `${processes} ${processes === 1 ? "process" : "processes"}: ${each.toFixed(0)} a second, ${(each / floor).toFixed(4)} of the floor, ${used.toFixed(1)} ms of processor${Number.isNaN(sent) ? "" : `, ${sent.toFixed(1)} statements`}; checkout alone p50 ${of(0.5).toFixed(0)} ms, p99 ${of(0.99).toFixed(0)} ms; ${toldToComeAgain} told to come again`,
      );
    },
    serve,
  ).finally(gateway.stop);
  return each;
}

let toldToComeAgain = 0;

/** Gives how long the checkout call took. */
async function buy(
  ask: ReturnType<typeof oneConnection>["ask"],
  gateway: StandInGateway,
  token: string,
  productId: string,
): Promise<number> {
  const call = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await ask(jsonRequest(token, `/api${path}`, body));
    if (answer.status !== 503) return told(path, answer);
    toldToComeAgain++;
    await wait(100);
    return call(path, body);
  };
  await call("/cart/add", { productId, quantity: 1 });
  const before = performance.now();
  const placed = await call("/cart/checkout", { paymentMethod: "card" });
  const took = performance.now() - before;
  const { state } = await call("/cart/verify-payment", await gateway.pay(placed.order_id ?? ""));
  if (state !== "paid") throw new Error(`The order is ${state}, not paid.`);
  return took;
}

function told(path: string, { status, body }: LoadResponse): Record<string, string> {
  if (status >= 400) throw new Error(`${path}: ${status} ${body}`);
  return JSON.parse(body.toString()) as Record<string, string>;
}
