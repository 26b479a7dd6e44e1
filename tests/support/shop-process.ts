import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtShop, operationEnv, operationFlags } from "#tools/start/operation.mjs";
import { freePort } from "./free-port.ts";
import { linkKeyForTests } from "./link-key-for-tests.ts";
import { copySqlite } from "./templates.ts";
import { within } from "./within.ts";

export interface ShopProcess {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  /** Everything it wrote so far. */
  log(): string;
  /** The messages of the outbox folder, oldest first. */
  messages(): Record<string, string>[];
  /** Ends it as an owner would, and takes its folder away unless it was given. */
  stop(): Promise<number | null>;
}

/** Those that run, each with what it wrote so far. */
const running = new Map<ChildProcess, () => string>();

const mostLines = 12;
const here = join(import.meta.dirname, "../..");

/** A shop as its owner runs it, in a process of its own, on a fresh folder with the demo in it. */
export async function startShopProcess(
  env: Record<string, string> = {},
  { root = here }: { readonly root?: string } = {},
): Promise<ShopProcess> {
  const folder = env.DATA_DIR ?? (await freshFolder(env));
  const port = env.PORT ?? String(await freePort());
  const child = spawn(join(root, "node_modules/.bin/node"), [...operationFlags, builtShop], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...operationEnv(root, process.env),
      LOG_LEVEL: "info",
      DEMO: "1",
      DATA_DIR: folder,
      PORT: port,
      ...(env.DATABASE_URL && { LINK_KEY: linkKeyForTests }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  running.set(child, () => log);
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  void ended.then(() => running.delete(child));
  const open = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString("utf8");
      if (log.includes(" is open: ")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then(() => reject(new Error(`The shop ended before it was open:\n${log}`)));
  });
  await within("the shop to open", open, { seen: () => log });
  return {
    url: `http://localhost:${port}`,
    folder,
    process: child,
    log: () => log,
    messages: () => readMessages(join(folder, "outbox")),
    async stop() {
      child.kill("SIGTERM");
      const code = await within("the shop to end", ended, { seen: () => log.slice(-2_000) });
      if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** For a test that failed: the last lines of every shop of its file. */
export function tellShops(): string {
  const logs = [...running.values()].map((log) => log().trimEnd().split("\n").slice(-mostLines));
  return [
    "What the shop wrote, its last lines:",
    ...logs.flat().map((line) => `  ${line.slice(0, 300)}`),
  ].join("\n");
}

/** What a first start writes is copied, where the shop is one that would write it; benches run in no folder of a run. */
async function freshFolder({ DEMO = "1", DATABASE_URL }: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "haat-shop-"));
  const isTest = process.env.TEST_RUN_FOLDER !== undefined;
  if (isTest && DEMO === "1" && !DATABASE_URL) await copySqlite({ demo: true }, folder);
  return folder;
}

function readMessages(folder: string): Record<string, string>[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, string>);
  } catch {
    return [];
  }
}
