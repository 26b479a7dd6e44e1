import { Agent, createServer, type Agent as HttpAgent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAdmission } from "./admission.ts";
import { createPageQueue, type Priority } from "./page-queue.ts";

const closing: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

/** A server whose queue is full, or not, for each priority. */
async function open() {
  const full: Record<Priority, boolean> = { high: true, normal: true, low: true };
  const pages = { ...createPageQueue(), isFull: (priority: Priority) => full[priority] };
  const counted: [string, number][] = [];
  const admission = createAdmission({
    pages,
    metrics: { count: (...[group, status]) => void counted.push([group, status]) },
    common: {},
    https: false,
  });
  const server = createServer((request, response) => {
    if (!admission.refuseEarly(request, response)) response.end("a page");
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
  const untilHeld = async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, browser, counted, full, untilHeld };
}

const refused = { status: 503, retryAfter: "2" };
const page = { status: 200, retryAfter: undefined };

it("refuses everybody at once the first time", async () => {
  const { ask, browser } = await open();
  expect(await Promise.all(Array.from({ length: 20 }, () => ask(browser())))).toEqual(
    Array(20).fill(refused),
  );
});

it("holds back the refusal of who comes again sooner than was said", async () => {
  const { ask, browser, counted, untilHeld } = await open();
  const one = browser();
  await ask(one);
  vi.advanceTimersByTime(1_999);
  const again = ask(one);
  await untilHeld();
  expect(counted).toEqual([["page", 503]]);
  // Nobody else waits for that.
  expect(await ask(browser())).toEqual(refused);
  vi.advanceTimersByTime(900);
  expect(await again).toEqual(refused);
});

it("refuses at once again who waited as long as was said", async () => {
  const { ask, browser } = await open();
  const one = browser();
  await ask(one);
  vi.advanceTimersByTime(2_000);
  expect(await ask(one)).toEqual(refused);
});

it("keeps nobody from a page for which there is room, nor who watches the shop", async () => {
  const { ask, browser, full } = await open();
  const one = browser();
  await ask(one);
  expect(await ask(one, "/healthz")).toEqual(page);
  expect(await ask(one, "/api/cart")).toEqual(page);
  full.normal = false;
  expect(await ask(one)).toEqual(page);
});

it("refuses a prefetch before anybody else", async () => {
  const { ask, browser, counted, full } = await open();
  full.high = false;
  const prefetch = { "sec-purpose": "prefetch" };
  expect(await ask(browser(), "/product/1.data", prefetch)).toEqual(refused);
  expect(await ask(browser(), "/product/1.data")).toEqual(page);
  full.low = false;
  expect(await ask(browser(), "/product/1.data", prefetch)).toEqual(page);
  expect(counted).toEqual([["ahead", 503]]);
});

it("lets no press wait behind a prefetch on the same connection", async () => {
  const { ask, browser } = await open();
  const agent = browser();
  const prefetch = () => ask(agent, "/product/1.data", { "sec-purpose": "prefetch" });
  expect(await prefetch()).toEqual(refused);
  expect(await prefetch()).toEqual(refused);
  expect(await ask(agent)).toEqual(refused);
});

it("lets in whoever may be of the staff while shoppers fill the queue", async () => {
  const { ask, browser, full } = await open();
  full.high = false;
  expect(await ask(browser(), "/manage/orders", { cookie: "haat-session=1" })).toEqual(page);
  expect(await ask(browser(), "/manage/orders")).toEqual(refused);
  expect(await ask(browser(), "/orders", { cookie: "haat-session=1" })).toEqual(refused);
});
