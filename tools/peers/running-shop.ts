import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { ShopUnderTest } from "#acidrain/shop-under-test.ts";
import type { LoadRequest } from "#tools/load/load-request.ts";

/** What each shop is asked for, by a name that all have for it; one without pages of its own has none to ask for. */
export type Calls = Readonly<Record<string, readonly LoadRequest[]>>;

export interface RunningShop {
  readonly name: string;
  readonly url: string;
  /** Of all its processes; those of a database server are not among them. */
  readonly pids: readonly (number | undefined)[];
  readonly underTest: ShopUnderTest;
  readonly calls: Calls;
  stop(): Promise<void>;
}

export interface Where {
  /** Where it is installed, and stays. */
  readonly folder: string;
  /** Of a database with nothing in it. */
  readonly databaseUrl: string;
}

/** Who puts something into a cart. */
export const people = 100;

/** A process of another shop. What it writes is told only where it fails. */
export function runNode(args: readonly string[], { folder, env }: { folder: string; env: object }) {
  let said = "";
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said = (said + String(chunk)).slice(-4_000);
    });
  // Nothing stays behind where the bench breaks off.
  process.once("exit", () => kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    pid: child.pid,
    async succeeded(): Promise<void> {
      const code = await ended;
      if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}:\n${said}`);
    },
    async isOpen(url: string): Promise<void> {
      for (let tries = 0; tries < 600; tries++) {
        if (child.exitCode !== null) throw new Error(`It ended before it was open:\n${said}`);
        const answer = await fetch(url).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.ok) return;
        await wait(200);
      }
      throw new Error(`${url} does not open:\n${said}`);
    },
    async stop(): Promise<void> {
      kill("SIGTERM");
      await ended;
    },
  };

  /** With those it began: EverShop leaves its own behind. */
  function kill(signal: NodeJS.Signals): void {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // All of them have ended.
    }
  }
}
