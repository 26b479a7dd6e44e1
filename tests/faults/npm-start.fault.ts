import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "#support/free-port.ts";
import { within } from "#support/within.ts";

const root = join(import.meta.dirname, "../..");
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describe("npm start", () => {
  it.each(["1", "2"])("closes the shop in order when npm is told to end: %s processes", async (processes) => {
    const { npm, url, ended, log } = await startByNpm({ WEB_CONCURRENCY: processes });
    npm.kill("SIGTERM");
    expect(await within("npm to end", ended)).toBe(0);
    // Closed when npm is, not some time later: a supervisor may start the next one at once.
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(log()).not.toContain("could not close in order");
  });

  it.each(["1", "2"])("leaves nothing behind when npm is killed: %s processes", async (processes) => {
    const { npm, url } = await startByNpm({ WEB_CONCURRENCY: processes });
    npm.kill("SIGKILL");
    await expect.poll(() => answers(url)).toBe(false);
  });

  it("leaves nothing behind when what npm started is killed", async () => {
    const { npm, url, ended } = await startByNpm();
    const [starter = ""] = execFileSync("pgrep", ["-P", String(npm.pid)], { encoding: "utf8" }).split("\n");
    process.kill(Number(starter), "SIGKILL");
    await within("npm to end", ended);
    await expect.poll(() => answers(url)).toBe(false);
  });
});

async function startByNpm(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "haat-npm-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      PORT: new URL(url).port,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  let log = "";
  const ended = new Promise<number | null>((resolve) => npm.once("exit", resolve));
  const open = untilOpen(npm, (chunk) => {
    log += chunk;
    return log.includes(" is open: ");
  });
  await within("npm to open the shop", open, { seen: () => log });
  return { npm, url, ended, log: () => log };
}

function untilOpen(npm: ChildProcess, isOpen: (chunk: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => isOpen(chunk.toString("utf8")) && resolve();
    npm.stdout?.on("data", read);
    npm.stderr?.on("data", read);
    npm.once("exit", () => reject(new Error("npm start ended before the shop was open.")));
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
