import type { ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ask, openCache, text } from "#support/opened-page-cache.ts";
import type { Priority } from "../admission/page-queue.ts";

describe("the page cache", () => {
  it("makes an answer once and serves it compressed, and 304 to who has it", async () => {
    const { cache, asked } = openCache();
    const compressed = { "accept-encoding": "gzip, br" };
    await ask(cache, "/products", compressed);
    const answer = await ask(cache, "/products", compressed);
    expect(answer?.headers).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
    expect(brotliDecompressSync(answer?.body ?? Buffer.alloc(0)).toString()).toBe("en /products 1");
    const again = await ask(cache, "/products", { "if-none-match": String(answer?.headers.etag) });
    expect([again?.status, again?.body]).toEqual([304, undefined]);
    expect(await text(ask(cache, "/products", { "accept-encoding": "br;q=0" }))).toBe("en /products 1");
    expect(asked).toHaveLength(1);
  });

  it("keeps each language apart, as it is read where pages are made", async () => {
    const { cache } = openCache();
    const call = "/api/products";
    await ask(cache, call, { cookie: "lang=%68i" });
    expect(await text(ask(cache, call))).toBe(`en ${call} 2`);
    expect(await text(ask(cache, call, { cookie: "lang=en; lang=hi" }))).toBe(`en ${call} 2`);
    expect(await text(ask(cache, call, { cookie: "lang=hi" }))).toBe(`hi ${call} 1`);
  });

  it("gives who makes the answer nothing but language and address", async () => {
    const { cache, asked } = openCache();
    const headers = {
      host: "evil.example",
      cookie: "_ga=x",
      "accept-language": "hi",
      "x-forwarded-for": "1",
    };
    await ask(cache, "/products?utm_source=x&search=a", headers);
    expect(asked).toEqual([{ lang: "en", address: "/products?search=a", kind: "page" }]);
  });

  it("makes nothing more for guests, however many: what is kept for visitors is theirs", async () => {
    const { cache, asked } = openCache();
    const first = await ask(cache, "/products");
    for (let at = 0; at < 50; at++) {
      const answer = await ask(cache, "/products", { cookie: `haat-guest=secret-${at}; haat-kept=1` });
      expect(answer?.body).toBe(first?.body);
      expect(JSON.stringify(answer?.headers)).not.toMatch(/secret|set-cookie/);
    }
    expect(asked).toEqual([{ lang: "en", address: "/products", kind: "page" }]);
  });

  it("leaves to others what is somebody's own", () => {
    const { cache, asked } = openCache();
    expect(ask(cache, "/products", { cookie: "haat-session=x" })).toBeUndefined();
    expect(ask(cache, "/cart")).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("makes one answer for all who wait for it", async () => {
    const { cache, asked, hold, release } = openCache();
    hold();
    const waiting = Array.from({ length: 50 }, () => text(ask(cache, "/products")));
    release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["en /products 1"]));
    expect(asked).toHaveLength(1);
  });

  it.each<[string, ResponseInit]>([
    ["a refusal", { status: 404 }],
    ["a crowd's answer", { status: 503, headers: { "retry-after": "2" } }],
    ["what sets a cookie", { headers: { "set-cookie": "haat-notice=x" } }],
  ])("keeps no %s", async (_, init) => {
    const { cache, asked, answerWith } = openCache();
    answerWith(init);
    expect((await ask(cache, "/product/1"))?.status).toBe(init.status ?? 200);
    await ask(cache, "/product/1");
    expect(asked).toHaveLength(2);
  });
});

describe("a change", () => {
  it("leaves an answer as it is while one is made anew", async () => {
    const { cache, invalidate, asked, pass, hold, release, settled } = openCache();
    await ask(cache, "/api/stores");
    invalidate();
    hold();
    pass(799);
    const during = Array.from({ length: 20 }, () => text(ask(cache, "/api/stores")));
    expect(new Set(await Promise.all(during))).toEqual(new Set(["en /api/stores 1"]));
    expect(asked).toHaveLength(2);
    release();
    await settled();
    expect(await text(ask(cache, "/api/stores"))).toBe("en /api/stores 2");
  });

  it("shows nothing that was outdated for longer", async () => {
    const { cache, invalidate, pass } = openCache();
    await ask(cache, "/api/stores");
    invalidate();
    pass(500);
    invalidate();
    pass(300);
    expect(await text(ask(cache, "/api/stores"))).toBe("en /api/stores 2");
  });

  it("outdates what is in the making", async () => {
    const { cache, invalidate, hold, release, pass } = openCache();
    hold();
    const first = text(ask(cache, "/products"));
    invalidate();
    pass(1_000);
    const second = text(ask(cache, "/products"));
    release();
    expect(await Promise.all([first, second])).toEqual(["en /products 1", "en /products 2"]);
    expect(await text(ask(cache, "/products"))).toBe("en /products 2");
  });

  it("of what every page shows is seen by who asks next, whatever the page's data say", async () => {
    const { cache, hold, release } = openCache({ data: () => "the same" });
    await ask(cache, "/products");
    hold();
    const before = text(ask(cache, "/stores"));
    cache.clear();
    const after = text(ask(cache, "/stores"));
    release();
    expect(await text(ask(cache, "/products"))).not.toBe("en /products 1");
    expect(await before).not.toBe(await after);
  });

  it("outdates what shows it, and what says nothing of what it shows", async () => {
    const keysOf: Record<string, string[]> = {
      "/api/products": ["goods"],
      "/api/stores": ["stores"],
      "/api/stores/pune": [],
    };
    const { cache, asked, invalidate, pass } = openCache({
      dependenciesOf: (address) => ({ keys: new Set(keysOf[address]) }),
    });
    const askAll = async () => {
      for (const address of Object.keys(keysOf)) await ask(cache, address);
      return asked.splice(0).map(({ address }) => address);
    };
    await askAll();
    invalidate("product:1", "stores");
    pass(800);
    expect(await askAll()).toEqual(["/api/stores", "/api/stores/pune"]);
    invalidate();
    pass(800);
    expect(await askAll()).toEqual(Object.keys(keysOf));
  });

  it("outdates what is in the making only if that turns out to show it", async () => {
    const { cache, asked, invalidate, hold, release, settled, pass } = openCache({
      dependenciesOf: () => ({ keys: new Set(["stores"]) }),
    });
    for (const [key, made] of Object.entries({ goods: 1, stores: 2 })) {
      hold();
      const first = ask(cache, `/api/stores?search=${key}`);
      invalidate(key);
      release();
      await first;
      pass(800);
      await ask(cache, `/api/stores?search=${key}`);
      await settled();
      expect(asked.splice(0)).toHaveLength(made);
    }
  });
});

describe("time", () => {
  it("outdates nothing that does not go with it", async () => {
    const { cache, asked, pass } = openCache();
    await ask(cache, "/stores");
    pass(400 * 86_400_000);
    await ask(cache, "/stores");
    expect(asked).toHaveLength(1);
  });

  it("outdates an answer at the moment that it names", async () => {
    const { cache, pass } = openCache({ dependenciesOf: () => ({ until: 60_000 }) });
    await ask(cache, "/stores");
    pass(60_799);
    expect(await text(ask(cache, "/stores"))).toBe("en /stores 1");
    pass(1);
    expect(await text(ask(cache, "/stores"))).not.toBe("en /stores 1");
  });
});

describe("while the database is away", () => {
  it("shows what is kept for an hour, whatever was outdated meanwhile, and no longer", async () => {
    let isAway = false;
    const { cache, invalidate, pass, answerWith, asked } = openCache({ isAway: () => isAway });
    await ask(cache, "/products");
    isAway = true;
    answerWith({ status: 503, headers: { "retry-after": "2" } });
    pass(61_000);
    invalidate();
    pass(3_500_000);
    expect(await text(ask(cache, "/products"))).toBe("en /products 1");
    expect((await ask(cache, "/stores"))?.status).toBe(503);
    pass(200_000);
    expect((await ask(cache, "/products"))?.status).toBe(503);
    isAway = false;
    answerWith({});
    expect(await text(ask(cache, "/products"))).toBe(`en /products ${asked.length}`);
  });

  it("gives the old page soon where the making hangs, before anybody knows why", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { cache, invalidate, pass, hold } = openCache();
    await ask(cache, "/products");
    invalidate();
    pass(60_000);
    hold();
    const given = text(ask(cache, "/products"));
    vi.advanceTimersByTime(3_000);
    expect(await given).toBe("en /products 1");
  });
});

describe("where the queue of pages is full", () => {
  const open10 = (isFull: (priority: Priority) => boolean) => {
    const refusePage = (response: ServerResponse) => void response.writeHead(503, {}).end();
    return openCache({ admission: { pages: { isFull }, refusePage } });
  };

  it("so is one whose making is refused", async () => {
    const { cache, invalidate, pass, answerWith } = open10(() => false);
    await ask(cache, "/products");
    answerWith({ status: 503 });
    invalidate();
    pass(5_000);
    expect(await text(ask(cache, "/products"))).toBe("en /products 1");
    pass(5_000);
    expect((await ask(cache, "/products"))?.status).toBe(503);
  });

  it("an outdated page is shown for ten seconds, and who asks for a new one is turned away", async () => {
    let isFull = false;
    const { cache, invalidate, asked, pass } = open10(() => isFull);
    await ask(cache, "/products");
    isFull = true;
    invalidate();
    pass(9_999);
    expect(await text(ask(cache, "/products"))).toBe("en /products 1");
    expect((await ask(cache, "/stores"))?.status).toBe(503);
    pass(1);
    expect((await ask(cache, "/products"))?.status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  it("what is asked ahead is turned away first, unless it is there or others wait for it", async () => {
    const { cache, invalidate, asked, pass, hold, release } = open10((priority) => priority === "low");
    const ahead = { "sec-purpose": "prefetch" };
    expect((await ask(cache, "/products.data", ahead))?.status).toBe(503);
    expect(await text(ask(cache, "/products.data"))).toBe("en /products.data 1");
    expect(await text(ask(cache, "/products.data", ahead))).toBe("en /products.data 1");
    invalidate();
    pass(500);
    expect(await text(ask(cache, "/products.data", ahead))).toBe("en /products.data 1");
    expect(asked).toHaveLength(1);
    pass(500);
    expect((await ask(cache, "/products.data", ahead))?.status).toBe(503);
    hold();
    const [pressed, aimed] = [ask(cache, "/products.data"), ask(cache, "/products.data", ahead)];
    release();
    expect([await text(pressed), await text(aimed)]).toEqual(Array(2).fill("en /products.data 2"));
  });
});

it("keeps within its room, those that were asked for last", async () => {
  const { cache, asked } = openCache({ mostBytes: 20_000 });
  for (let at = 0; at < 30; at++) await ask(cache, `/product/${at}`);
  await ask(cache, "/product/29");
  expect(asked).toHaveLength(30);
  await ask(cache, "/product/0");
  expect(asked).toHaveLength(31);
});

it("counts what it holds as it holds it, compressed or not", async () => {
  const { cache } = openCache({ data: () => "a long page ".repeat(2_000) });
  const compressed = { "accept-encoding": "br" };
  await ask(cache, "/products.data");
  expect(cache.bytes()).toBeGreaterThan(20_000);
  await ask(cache, "/products.data", compressed);
  expect(cache.bytes()).toBeLessThan(5_000);
  cache.clear();
  expect(cache.bytes()).toBe(0);
});
