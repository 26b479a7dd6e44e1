import { expect, it } from "vitest";
import { freePort } from "#support/free-port.ts";
import { openSoonWhile } from "./open-soon.ts";

it("says that the shop opens soon while the work before takes long, and leaves its address to the shop", async () => {
  const at = { HOST: "127.0.0.1", PORT: await freePort() };
  const get = (path: string) => fetch(`http://127.0.0.1:${at.PORT}${path}`);
  const seen = await openSoonWhile(
    at,
    async () => {
      for (;;) {
        const home = await get("/").catch(() => undefined);
        if (!home) continue;
        const [api, ready, alive] = await Promise.all(["/api/products", "/readyz", "/healthz"].map(get));
        return { home, api, ready, alive };
      }
    },
    { after: 0 },
  );
  expect(seen.home.status).toBe(503);
  expect(seen.home.headers.get("retry-after")).toBe("10");
  expect(await seen.home.text()).toContain("The shop opens soon");
  expect(seen.api?.status).toBe(503);
  expect(await seen.api?.json()).toMatchObject({ success: false, error: "UNAVAILABLE", statusCode: 503 });
  expect(seen.ready?.status).toBe(503);
  expect(seen.alive?.status).toBe(200);
  await expect(get("/")).rejects.toThrow();
});

it("is no more than the work where that is quick, or where somebody else has the address", async () => {
  const at = { HOST: "127.0.0.1", PORT: await freePort() };
  expect(await openSoonWhile(at, async () => 7)).toBe(7);
  const twice = openSoonWhile(at, () => openSoonWhile(at, () => wait(50), { after: 10 }), { after: 0 });
  expect(await twice).toBe("done");
  await expect(openSoonWhile(at, () => Promise.reject(new Error("no data")))).rejects.toThrow("no data");
});

function wait(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve("done"), ms));
}
