import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { freePort } from "#support/free-port.ts";
import { openSoon } from "./open-soon.ts";

it("says that the shop opens soon, and leaves its address to the shop: nobody is refused between the two", async () => {
  const { at, get } = await somewhere();
  const soon = openSoon(at, { after: 0 });
  const home = await untilAnswered(get);
  expect(home.status).toBe(503);
  expect(home.headers.get("retry-after")).toBe("10");
  expect(await home.text()).toContain("The shop opens soon");
  const [api, ready, alive] = await Promise.all(["/api/products", "/readyz", "/healthz"].map(get));
  expect(api?.status).toBe(503);
  expect(await api?.json()).toMatchObject({ success: false, error: "UNAVAILABLE", statusCode: 503 });
  expect(ready?.status).toBe(503);
  expect(alive?.status).toBe(200);

  const asked: Promise<Response>[] = [];
  const ask = async () => {
    for (let at = 0; at < 20; at++) {
      asked.push(get("/"));
      await wait(1);
    }
  };
  const shop = createServer((_request, response) => response.end("open"));
  const asking = ask();
  await Promise.race(asked);
  await new Promise<void>((resolve) => shop.listen(soon.handOver(), 100, resolve));
  await asking;
  for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
  expect(await (await get("/")).text()).toBe("open");
  shop.close();
  await once(shop, "close");
  await expect(get("/")).rejects.toThrow();
});

it("frees its address for another process", async () => {
  const { at, get } = await somewhere();
  const soon = openSoon(at, { after: 0 });
  await untilAnswered(get);
  await Promise.all([soon.close(), soon.close()]);
  await expect(get("/")).rejects.toThrow();
});

it("is nothing where the start is quick, or where somebody else has the address", async () => {
  const { at, get } = await somewhere();
  const quick = openSoon(at, { after: 50 });
  expect(quick.handOver()).toBeUndefined();
  await wait(100);
  await expect(get("/")).rejects.toThrow();

  const first = openSoon(at, { after: 0 });
  await untilAnswered(get);
  const second = openSoon(at, { after: 0 });
  await wait(100);
  expect(second.handOver()).toBeUndefined();
  await second.close();
  expect((await get("/healthz")).status).toBe(200);
  await first.close();
});

async function somewhere() {
  const at = { HOST: "127.0.0.1", PORT: await freePort() };
  return { at, get: (path: string) => fetch(`http://127.0.0.1:${at.PORT}${path}`) };
}

async function untilAnswered(get: (path: string) => Promise<Response>): Promise<Response> {
  for (;;) {
    const home = await get("/").catch(() => undefined);
    if (home) return home;
    await wait(5);
  }
}
