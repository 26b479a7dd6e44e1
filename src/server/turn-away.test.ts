import { Agent, createServer, type Agent as HttpAgent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createTurnAway } from "./turn-away.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose line is full, or not, on a clock of the test's own. */
async function open() {
  const line = {
    isFull: true,
    isFullAhead: true,
    isTooLong: (place?: string) => (place === "ahead" ? line.isFullAhead : line.isFull),
  };
  const clock = { at: 0 };
  const held: (() => void)[] = [];
  const counted: [string, number][] = [];
  const turnAway = createTurnAway({
    line,
    metrics: { count: (...[group, status]) => void counted.push([group, status]) },
    common: {},
    https: false,
    now: () => clock.at,
    later: (call) => held.push(call),
  });
  const server = createServer((asked, response) => {
    if (!turnAway.atDoor(asked, response)) response.end("a page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const ask = (agent: HttpAgent, path = "/orders", headers = {}) =>
    new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
      const asked = request({ port, host: "127.0.0.1", path, agent, headers }, (answer) => {
        answer.resume();
        const { statusCode: status, headers } = answer;
        answer.once("end", () => resolve({ status, retryAfter: headers["retry-after"] }));
      });
      asked.once("error", reject).end();
    });
  const browser = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    closing.push(() => agent.destroy());
    return agent;
  };
  const untilHeld = async (many: number) => {
    while (held.length < many) await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, browser, clock, counted, held, line, untilHeld };
}

const told = { status: 503, retryAfter: "2" };
const page = { status: 200, retryAfter: undefined };

it("tells everybody at once the first time", async () => {
  const { ask, browser, held } = await open();
  expect(await Promise.all(Array.from({ length: 20 }, () => ask(browser())))).toEqual(Array(20).fill(told));
  expect(held).toEqual([]);
});

it("holds back its word to who comes again sooner than it was told", async () => {
  const { ask, browser, clock, counted, held, untilHeld } = await open();
  const one = browser();
  await ask(one);
  clock.at = 1_999;
  const again = ask(one);
  await untilHeld(1);
  expect(counted).toEqual([["page", 503]]);
  // Nobody else waits for that.
  expect(await ask(browser())).toEqual(told);
  held[0]?.();
  expect(await again).toEqual(told);
});

it("tells who waited as long as it was told at once again", async () => {
  const { ask, browser, clock, held } = await open();
  const one = browser();
  await ask(one);
  clock.at = 2_000;
  expect(await ask(one)).toEqual(told);
  expect(held).toEqual([]);
});

it("keeps nobody from a page for which there is room, nor who watches the shop", async () => {
  const { ask, browser, line } = await open();
  const one = browser();
  await ask(one);
  expect(await ask(one, "/healthz")).toEqual(page);
  expect(await ask(one, "/api/cart")).toEqual(page);
  line.isFull = false;
  expect(await ask(one)).toEqual(page);
});

it("turns away what was asked ahead before anybody else", async () => {
  const { ask, browser, counted, line } = await open();
  line.isFull = false;
  expect(await ask(browser(), "/product/1.data", { "sec-purpose": "prefetch" })).toEqual(told);
  expect(await ask(browser(), "/product/1.data")).toEqual(page);
  line.isFullAhead = false;
  expect(await ask(browser(), "/product/1.data", { "sec-purpose": "prefetch" })).toEqual(page);
  expect(counted).toEqual([["ahead", 503]]);
});

it("lets no press wait behind what was asked ahead on the same line", async () => {
  const { ask, browser, held } = await open();
  const agent = browser();
  const ahead = () => ask(agent, "/product/1.data", { "sec-purpose": "prefetch" });
  expect(await ahead()).toEqual(told);
  expect(await ahead()).toEqual(told);
  expect(await ask(agent)).toEqual(told);
  expect(held).toEqual([]);
});
