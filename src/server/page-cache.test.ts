import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";

const headers = { "content-type": "text/html" };

function ask(cache: PageCache, url: string, more: Record<string, string> = {}, method = "GET") {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: undefined as Buffer | undefined };
  const response = {
    writeHead(status: number, given: Record<string, unknown>) {
      answer.status = status;
      answer.headers = given;
      return response;
    },
    end(body?: Buffer) {
      answer.body = body;
    },
  };
  const served = cache.serve(
    { method, url, headers: more } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return served ? answer : undefined;
}

const keeperOf = (cache: PageCache, url: string, method = "GET", cookie = "") =>
  cache.keeper(method, `http://shop.example${url}`, cookie);

function kept(now = Date.now): PageCache {
  const cache = createPageCache({ common: { "x-content-type-options": "nosniff" }, now });
  keeperOf(cache, "/products")?.({ body: Buffer.from("<html>"), headers });
  return cache;
}

describe("the page cache", () => {
  it("serves a kept page compressed, and 304 to who has it", () => {
    const answer = ask(kept(), "/products", { "accept-encoding": "gzip, br" });
    expect(answer?.status).toBe(200);
    expect(answer?.headers).toMatchObject({ ...headers, "x-content-type-options": "nosniff" });
    expect(brotliDecompressSync(answer?.body ?? Buffer.alloc(0)).toString()).toBe("<html>");
    const again = ask(kept(), "/products", { "if-none-match": String(answer?.headers.etag) });
    expect([again?.status, again?.body]).toEqual([304, undefined]);
  });

  it.each([
    ["somebody signed in", { cookie: "haat-session=x" }],
    ["somebody signed in over https", { cookie: "lang=en; __Host-haat-session=x" }],
    ["a bearer of a token", { authorization: "Bearer x" }],
    ["somebody with a notice to read", { cookie: "haat-notice=x" }],
    ["a reader of another language", { cookie: "lang=hi" }],
  ])("serves nothing kept for visitors to %s", (_, more) => {
    expect(ask(kept(), "/products", more)).toBeUndefined();
  });

  it.each([
    "/cart",
    "/profile",
    "/login",
    "/order/1",
    "/api/cart",
    "/api/auth/user",
    "/products/../cart",
    "//evil",
  ])("never keeps %s", (url) => {
    expect(keeperOf(createPageCache(), url)).toBeUndefined();
  });

  it.each([
    "/",
    "/products",
    "/products?search=a",
    "/products.data?search=a",
    "/_root.data",
    "/product/1",
    "/category/a/b",
    "/stores",
    "/api/products?page=2",
  ])("may keep %s for visitors", (url) => {
    const cache = createPageCache();
    keeperOf(cache, url)?.({ body: Buffer.from("kept"), headers });
    expect(ask(cache, url)?.body?.toString()).toBe("kept");
  });

  it("never keeps the answer to a changing request, nor to somebody signed in", () => {
    expect(keeperOf(createPageCache(), "/products", "POST")).toBeUndefined();
    expect(keeperOf(createPageCache(), "/products", "GET", "haat-session=x")).toBeUndefined();
  });

  it("forgets everything when the catalogue changes, and what was begun before it", () => {
    const cache = kept();
    const keepBegunBefore = keeperOf(cache, "/products");
    cache.drop();
    expect(ask(cache, "/products")).toBeUndefined();
    keepBegunBefore?.({ body: Buffer.from("old"), headers });
    expect(ask(cache, "/products")).toBeUndefined();
  });

  it("keeps nothing so long that opening hours become untrue", () => {
    let now = 0;
    const cache = kept(() => now);
    now = 60_000;
    expect(ask(cache, "/products")?.status).toBe(200);
    now = 60_001;
    expect(ask(cache, "/products")).toBeUndefined();
  });

  it("keeps within its room", () => {
    const cache = createPageCache();
    const body = Buffer.alloc(4 * 1024 * 1024, "x");
    for (let at = 0; at < 30; at++) keeperOf(cache, `/product/${at}`)?.({ body, headers });
    expect(ask(cache, "/product/0")).toBeUndefined();
    expect(ask(cache, "/product/29")?.status).toBe(200);
  });
});
