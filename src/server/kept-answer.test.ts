import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { type KeptAnswer, keptAnswerOf, sendKept } from "./kept-answer.ts";

const products = Array.from({ length: 40 }, (_, at) => ({ id: at * 7919, title: `Kettle number ${at % 7}` }));
const text = JSON.stringify(products);

function sent(kept: KeptAnswer): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const response = { writeHead: () => response, end: resolve } as unknown as ServerResponse;
  sendKept(kept, { method: "GET", headers: { "accept-encoding": "br" } } as IncomingMessage, response);
  return promise;
}

const kept = (type: string) => keptAnswerOf(new Response(text, { headers: { "content-type": type } }), {});

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
