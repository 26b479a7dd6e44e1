import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { within } from "./within.ts";

it("gives what came in time, and says what did not", async () => {
  expect(await within("a number", Promise.resolve(7))).toBe(7);
  await expect(within("a number", Promise.reject(new Error("None.")))).rejects.toThrow("None.");
  const never = within("a number", new Promise(() => {}), { ms: 20, seen: () => "a letter" });
  await expect(never).rejects.toThrow("Waited 0.02 s for a number.\na letter");
});

it("leaves to who fetches when to give up sooner", async () => {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close().closeAllConnections());
  const { port } = silent.address() as AddressInfo;
  const stop = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}`, { signal: stop.signal });
  stop.abort(new Error("Not any more."));
  await expect(asked).rejects.toThrow("Not any more.");
});
