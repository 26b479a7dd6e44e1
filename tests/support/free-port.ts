import { createServer } from "node:net";

const first = 20_000;
/** From here on the system hands ports out to whoever connects, between our looking and our listening too. */
const end = 32_000;
const each = 20;

/** Each process looks in a part of its own, so that two tests at once do not find the same. */
let next = first + (process.pid % ((end - first) / each)) * each;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port + 1 < end ? port + 1 : first;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
