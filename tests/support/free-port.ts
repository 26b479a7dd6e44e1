import { closeSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const first = 20_000;
/** From here on the system hands ports out to whoever connects, between our looking and our listening too. */
const end = 32_000;
const each = 20;

/** Each process begins in a part of its own; where two have the same, what one has taken the other leaves. */
let next = first + (process.pid % ((end - first) / each)) * each;

const taken: string[] = [];
process.once("exit", () => {
  for (const sign of taken) rmSync(sign, { force: true });
});

export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port + 1 < end ? port + 1 : first;
    if (take(port) && (await isFree(port))) return port;
  }
}

/** What a port that was found free is wanted for does not listen yet, so that looking alone is not enough. */
export const signOf = (port: number): string => join(tmpdir(), `haat-port-${port}`);

function take(port: number): boolean {
  const sign = signOf(port);
  try {
    closeSync(openSync(sign, "wx"));
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw reason;
  }
  taken.push(sign);
  return true;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
