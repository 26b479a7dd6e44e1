import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { type CachedResponse, cachedResponseOf, sendCached } from "./cached-response.ts";

const products = Array.from({ length: 40 }, (_, at) => ({ id: at * 7919, title: `Kettle number ${at % 7}` }));
const text = JSON.stringify(products);

function sent(cached: CachedResponse, encoding = "br"): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const response = { writeHead: () => response, end: resolve } as unknown as ServerResponse;
  sendCached(
    cached,
    { method: "GET", headers: { "accept-encoding": encoding } } as IncomingMessage,
    response,
  );
  return promise;
}

const kept = (type: string, body = text) =>
  cachedResponseOf(new Response(body, { headers: { "content-type": type } }), {});

it("packs a call's answer tightly only when it is asked for again, and once then", async () => {
  const answer = await kept("application/json; charset=utf-8");
  const [first, second, third] = [await sent(answer), await sent(answer), await sent(answer)];
  expect(second.length).toBeLessThan(first.length);
  expect(third).toBe(second);
  for (const body of [first, second]) expect(brotliDecompressSync(body).toString()).toBe(text);
});

it("packs a page tightly at once", async () => {
  const answer = await kept("text/html");
  const first = await sent(answer);
  expect(await sent(answer)).toBe(first);
});

it("packs a call's answer however large it is", async () => {
  const long = text.repeat(90);
  const answer = await kept("application/json", long);
  expect(long.length).toBeGreaterThan(100_000);
  for (const body of [await sent(answer), await sent(answer)])
    expect(brotliDecompressSync(body).toString()).toBe(long);
});

it("keeps a page only as it was compressed, and gives it in every other way out of that", async () => {
  const answer = await kept("text/html");
  await sent(answer);
  expect(answer.raw).toBeUndefined();
  expect((await sent(answer, "identity")).toString()).toBe(text);
  expect(gunzipSync(await sent(answer, "gzip")).toString()).toBe(text);
  expect(answer.raw).toBeUndefined();
});
