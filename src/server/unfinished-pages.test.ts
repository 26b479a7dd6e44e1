import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { ask, openCache, text } from "#support/opened-page-cache.ts";
import { wholeBody } from "./page-cache/cached-response.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

describe("what all share, for who completes it with what is a shopper's own", () => {
  const shopper = { method: "GET", url: "/products", headers: { cookie: "haat-session=x" } };
  const unfinished = async (cache: PageCache, request: object = shopper) => {
    const answer = await cache.unfinished(request as IncomingMessage);
    return answer && (await wholeBody(answer)).toString();
  };

  it("is what visitors are given, made once for both, of nothing but the address", async () => {
    let data = "a";
    const { cache, asked, pass } = openCache({ data: () => data });
    expect(await unfinished(cache)).toBe("en /products 1");
    expect(await text(ask(cache, "/products", { "accept-encoding": "br;q=0" }))).toBe("en /products 1");
    expect(asked).toEqual([{ lang: "en", address: "/products", kind: "page" }]);
    data = "b";
    cache.markStale();
    pass(500);
    expect(await unfinished(cache)).toBe("en /products 1");
    await expect.poll(() => unfinished(cache)).toBe("en /products 2");
  });

  it("is nothing where a page is somebody's alone, and where the line is full", async () => {
    let isFull = false;
    const admission = { pages: { isFull: () => isFull }, refusePage: () => undefined };
    const { cache, asked, pass } = openCache({ admission });
    expect(await unfinished(cache, { ...shopper, url: "/cart" })).toBeUndefined();
    await unfinished(cache);
    isFull = true;
    expect(await unfinished(cache, { ...shopper, url: "/stores" })).toBeUndefined();
    cache.markStale();
    pass(9_999);
    expect(await unfinished(cache)).toBe("en /products 1");
    pass(1);
    expect(await unfinished(cache)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
