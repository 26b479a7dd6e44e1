import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "#support/free-port.ts";
import { startShopProcess } from "#support/shop-process.ts";
import { cpuSeconds, residentMegabytes, theMachine } from "#tools/load/process-figures.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const rounds = 5;
const restMs = 3_000;
const bare =
  'require("node:http").createServer((q, a) => a.end("ok")).listen(process.env.PORT, "127.0.0.1", () => console.log("open"))';

export const question = "How long until the shop gives its first page, and what does it hold at rest?";

/** npm run bench -- machine start [--folder DIR] */
export async function run(args: readonly string[]): Promise<void> {
  /** A shop that is there already, such as a large one of the growth bench. */
  const { values } = parseArgs({ args: [...args], options: { folder: { type: "string" } } });
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "haat-start-"));
  try {
    const first = await startsShop(folder);
    console.log(`the first start${values.folder ? "" : ", which fills a shop with the demo"}: ${say(first)}`);
    const [shops, bares]: [Started[], Started[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bares.push(await startsBare());
      shops.push(await startsShop(folder));
    }
    const [shop, floor] = [middle(shops), middle(bares)];
    console.log(theMachine());
    console.log(`a shop that is filled: ${say(shop)}`);
    console.log(`floor, a bare server: ${say(floor)}`);
    console.log(
      `times the floor: ${(shop.ms / floor.ms).toFixed(1)} until the first answer, ${(shop.cpuMs / floor.cpuMs).toFixed(1)} of processor, ${(shop.megabytes / floor.megabytes).toFixed(1)} of memory`,
    );
  } finally {
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
}

interface Started {
  readonly ms: number;
  readonly cpuMs: number;
  readonly megabytes: number;
}

async function startsShop(folder: string): Promise<Started> {
  const began = performance.now();
  const shop = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "error" });
  try {
    await (await fetch(shop.url)).arrayBuffer();
    return await lookAt(shop.process.pid, performance.now() - began);
  } finally {
    await shop.stop();
  }
}

async function startsBare(): Promise<Started> {
  const began = performance.now();
  const port = String(await freePort());
  const child = spawn(process.execPath, ["-e", bare], {
    env: { PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise((resolve) => child.stdout.once("data", resolve));
    await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
    return await lookAt(child.pid, performance.now() - began);
  } finally {
    child.kill();
  }
}

async function lookAt(pid: number | undefined, ms: number): Promise<Started> {
  const cpuMs = cpuSeconds(pid) * 1_000;
  await wait(restMs);
  return { ms, cpuMs, megabytes: residentMegabytes(pid).now };
}

function middle(all: readonly Started[]): Started {
  const of = (name: keyof Started) => quantilesOf(all.map((one) => one[name]))(0.5);
  return { ms: of("ms"), cpuMs: of("cpuMs"), megabytes: of("megabytes") };
}

function say({ ms, cpuMs, megabytes }: Started): string {
  return `${ms.toFixed(0)} ms until its first answer, ${cpuMs.toFixed(0)} ms of processor, ${megabytes.toFixed(0)} MB at rest`;
}
