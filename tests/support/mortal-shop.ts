import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeWithFile } from "./left-open.ts";
import { within } from "./within.ts";

const root = join(import.meta.dirname, "../..");

export interface ShopAnswer {
  readonly status: number;
  /** As it came over the wire, to be compared to the byte. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
  readonly body: any;
}

interface Where {
  readonly DATA_DIR?: string;
  readonly DATABASE_URL?: string;
}

export type Call = (
  method: string,
  path: string,
  token: string,
  sent?: { readonly body?: object; readonly key?: string },
) => Promise<ShopAnswer | undefined>;

export type MortalShop = ReturnType<typeof mortalShop>;

/** A shop in a process of its own that is killed and started again on the same data, as often as a test wants. */
export function mortalShop(where: Where, env: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), "haat-mortal-"));
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  let url = "";
  const isClosed = closeWithFile(() => child?.kill("SIGKILL"));

  return {
    async start(): Promise<void> {
      child = spawn(process.execPath, [process.env.DYING_SHOP ?? "tests/support/dying-shop.ts"], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_ENV: "production",
          PORT: "0",
          LOG_LEVEL: "error",
          DEMO_FULFILMENT: "0",
          ...ownData(where, folder),
          ...env,
        },
        stdio: ["ignore", "pipe", "inherit", "ipc"],
      });
      gone = once(child, "exit");
      url = `http://127.0.0.1:${await within("the shop to open", portOf(child))}`;
    },
    /** From now on the process ends itself when it comes to that point. */
    dieAt: (dieAt: string) => tell({ dieAt }),
    putClockForward: (aheadMs: number) => tell({ aheadMs }),
    /** Ends it from outside, wherever it is. */
    async kill(): Promise<void> {
      child?.kill("SIGKILL");
      await within("the shop that was killed to end", gone);
    },
    async died(): Promise<string | null> {
      await within("the shop to die where it was told to", gone);
      return child?.signalCode ?? null;
    },
    async stop(): Promise<void> {
      isClosed();
      child?.kill("SIGTERM");
      await within("the shop to end", gone);
      rmSync(folder, { recursive: true, force: true });
    },
    call: (...asked: Parameters<Call>) => callTo(url)(...asked),
  };

  async function tell(what: object): Promise<void> {
    if (!child) throw new Error("The shop is not open.");
    const heard = once(child, "message");
    // Where it is dead that is heard below; said as an event it would break what waits for the end.
    child.send(what, () => {});
    const hears = Promise.race([heard.then(() => true), gone.then(() => false)]);
    const isHeard = await within("the shop to hear what it is to do", hears);
    if (!isHeard) throw new Error("The shop ended before it heard what it is to do.");
  }
}

/** A call as a browser makes it; undefined when no answer came. */
export function callTo(url: string): Call {
  return async (method, path, token, { body, key } = {}) => {
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
      const text = await answer.text();
      return { status: answer.status, text, body: JSON.parse(text) };
    } catch {
      return undefined;
    }
  };
}

/** On PostgreSQL the data folder of a test holds nothing; messages go into one that is thrown away. */
function ownData({ DATA_DIR, DATABASE_URL }: Where, folder: string): Record<string, string> {
  return DATABASE_URL ? { DATABASE_URL, LINK_KEY, DATA_DIR: folder } : { DATA_DIR: DATA_DIR ?? folder };
}

/** That several machines on one database share. */
const LINK_KEY = "what the machines of a test sign their links with";

function portOf(child: ChildProcess): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      text += String(chunk);
      const open = /open: (\d+)/.exec(text);
      if (open?.[1]) resolve(open[1]);
    });
    child.once("exit", () => reject(new Error("The shop ended before it was open.")));
  });
}
