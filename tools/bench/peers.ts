import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { shapes } from "#acidrain/shapes.ts";
import { ShopLacks } from "#acidrain/shop-under-test.ts";
import { startPostgres } from "#support/private-postgres.ts";
import { onServer, urlOf } from "#support/templates.ts";
import type { LoadRequest } from "../load/load-request.ts";
import { cpuSeconds, theMachine } from "../load/process-figures.ts";
import { quantilesOf } from "../load/quantile.ts";
import { wrk } from "../load/wrk.ts";
import { startEverShop } from "../peers/evershop.ts";
import { startHaat } from "../peers/haat.ts";
import type { RunningShop } from "../peers/running-shop.ts";
import { startVendure } from "../peers/vendure.ts";
import { Refusal } from "../refusal.ts";

const peers = { vendure: startVendure, evershop: startEverShop };
const order = "cart and order";
const buyers = 24;
const lanes = 8;

type Peer = keyof typeof peers;

interface Measured {
  readonly perSecond: number;
  readonly ms: number;
  readonly bad: number;
}

export const question =
  "How do calls, and attacks by requests at the same time, go with this shop and with others from npm?";

/**
 * npm run bench -- peers [vendure|evershop] --folder DIR [--rounds 10] [--turns 3]: installs them into the folder,
 * where they stay; nothing of them is part of the project. Needs PostgreSQL and wrk.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      folder: { type: "string" },
      rounds: { type: "string", default: "10" },
      turns: { type: "string", default: "3" },
    },
  });
  const { folder } = values;
  if (!folder) throw new Refusal("Which folder are the other shops installed in? --folder DIR");
  const names = positionals.length > 0 ? positionals : Object.keys(peers);
  if (!names.every(isPeer)) throw new Refusal(`Known are ${Object.keys(peers).join(" and ")}.`);
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Refusal("No PostgreSQL here.");
  const database = async (name: string) => {
    await onServer(postgres.url, `create database ${name}`);
    return urlOf(postgres.url, name);
  };
  const shops: RunningShop[] = [];
  try {
    shops.push(await startHaat(), await startHaat(await database("haat")));
    for (const name of names)
      shops.push(
        await peers[name]({ folder: join(resolve(folder), name), databaseUrl: await database(name) }),
      );
    console.log(`${shops.map(({ name }) => name).join(", ")}; ${theMachine()}`);
    await attack(shops, Number(values.rounds));
    await compareCalls(shops, Number(values.turns));
  } finally {
    for (const shop of shops) await shop.stop();
    await postgres.stop();
  }
}

function isPeer(name: string): name is Peer {
  return Object.hasOwn(peers, name);
}

/** In how many rounds each shape finds something, shop by shop. */
async function attack(shops: readonly RunningShop[], rounds: number): Promise<void> {
  const table: Record<string, Record<string, string>> = {};
  const found = new Map<string, number>();
  for (const [shape, tryOnce] of Object.entries(shapes))
    for (const { name, underTest } of shops) {
      let wrong = 0;
      let lacks = "";
      for (let round = 0; round < rounds && !lacks; round++)
        try {
          const all = await tryOnce(underTest, round);
          if (all.length > 0) wrong++;
          for (const one of all) {
            const said = `${name}: ${shape}: ${one}`;
            found.set(said, (found.get(said) ?? 0) + 1);
          }
        } catch (error) {
          if (!(error instanceof ShopLacks)) throw error;
          lacks = `has no ${error.message}`;
        }
      table[shape] = { ...table[shape], [name]: lacks || `${wrong} of ${rounds}` };
    }
  console.log("\nACIDRain: rounds in which something came out that must not be");
  console.table(table);
  for (const [said, times] of found) console.log(`${times} × ${said}`);
}

/** By turns, so that what else the machine does meets all of them alike; the middle of the turns is told. */
async function compareCalls(shops: readonly RunningShop[], turns: number): Promise<void> {
  const calls = new Set(shops.flatMap((shop) => Object.keys(shop.calls)));
  for (const call of [...calls, order]) {
    const asked = shops.filter((shop) => call === order || shop.calls[call]);
    const measured = asked.map((): Measured[] => []);
    for (let turn = 0; turn < turns; turn++)
      for (const [at, shop] of asked.entries()) {
        const requests = call === order ? undefined : shop.calls[call];
        measured[at]?.push(await (requests ? load(shop, requests) : buy(shop)));
      }
    const rows = measured.map((all, at) => [
      asked[at]?.name,
      {
        "a second": middle(all, "perSecond").toFixed(1),
        "ms of processor": middle(all, "ms").toFixed(2),
        bad: all.reduce((sum, { bad }) => sum + bad, 0),
      },
    ]);
    console.log(`\n${call}; ${theMachine()}`);
    console.table(Object.fromEntries(rows));
  }
}

async function load(shop: RunningShop, requests: readonly LoadRequest[]): Promise<Measured> {
  const asked = { url: shop.url, requests, connections: lanes, seconds: 4 };
  await wrk({ ...asked, seconds: 1 });
  const before = processorOf(shop);
  const { rps, bad } = await wrk(asked);
  return { perSecond: rps, ms: ((processorOf(shop) - before) * 1_000) / (rps * asked.seconds), bad };
}

/** Each buys one piece, and pays: several calls, as many as the shop asks for. */
async function buy(shop: RunningShop): Promise<Measured> {
  await shop.underTest.setStock(1_000_000);
  const waiting = await Promise.all(Array.from({ length: buyers }, () => shop.underTest.newBuyer()));
  const [began, before] = [performance.now(), processorOf(shop)];
  let done = 0;
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const tab = one.tab(0);
      if ((await tab.add(1)) && (await tab.buy())) done++;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const perSecond = (done * 1_000) / (performance.now() - began);
  return { perSecond, ms: ((processorOf(shop) - before) * 1_000) / done, bad: buyers - done };
}

function processorOf({ pids }: RunningShop): number {
  return pids.reduce((sum: number, pid) => sum + cpuSeconds(pid), 0);
}

function middle(all: readonly Measured[], of: "perSecond" | "ms"): number {
  return quantilesOf(all.map((one) => one[of]))(0.5);
}
