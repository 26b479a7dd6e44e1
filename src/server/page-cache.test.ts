import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, openCache, text } from "#support/asked-page-cache.ts";
import { knownMarkOf } from "./known-mark.ts";
import type { Place } from "./render-line.ts";

describe("the page cache", () => {
  it("makes an answer once and serves it packed, and 304 to who has it", async () => {
    const { cache, asked } = openCache();
    const packed = { "accept-encoding": "gzip, br" };
    await ask(cache, "/products", packed);
    const answer = await ask(cache, "/products", packed);
    expect(answer?.headers).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
    expect(brotliDecompressSync(answer?.body ?? Buffer.alloc(0)).toString()).toBe("en /products 1");
    const again = await ask(cache, "/products", { "if-none-match": String(answer?.headers.etag) });
    expect([again?.status, again?.body]).toEqual([304, undefined]);
    expect(await text(ask(cache, "/products", { "accept-encoding": "br;q=0" }))).toBe("en /products 1");
    expect(asked).toHaveLength(1);
  });

  it("lets one who shows a session ask alone where what all share says no", async () => {
    const { cache, asked, answerWith } = openCache();
    answerWith({ status: 503, headers: { "retry-after": "600" } });
    expect((await ask(cache, "/products"))?.status).toBe(503);
    const mark = knownMarkOf("x", [], 0);
    const headers = { cookie: `haat-session=x; haat-known=${mark}` };
    const request = { method: "GET", url: "/products", headers } as unknown as IncomingMessage;
    await new Promise<void>((resolve) => cache.serve(request, {} as ServerResponse, resolve));
    expect(asked[1]).toEqual(asked[0]);
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

describe("a change of the catalogue", () => {
  it("leaves an answer as it is for a moment, then for another while one is made anew", async () => {
    const { cache, asked, pass, hold, release, settled } = openCache();
    await ask(cache, "/api/stores");
    cache.drop();
    pass(299);
    expect(await text(ask(cache, "/api/stores"))).toBe("en /api/stores 1");
    expect(asked).toHaveLength(1);
    hold();
    pass(1);
    const during = Array.from({ length: 20 }, () => text(ask(cache, "/api/stores")));
    expect(new Set(await Promise.all(during))).toEqual(new Set(["en /api/stores 1"]));
    expect(asked).toHaveLength(2);
    release();
    await settled();
    expect(await text(ask(cache, "/api/stores"))).toBe("en /api/stores 2");
  });

  it("shows nothing that was outdated for longer", async () => {
    const { cache, pass } = openCache();
    await ask(cache, "/api/stores");
    cache.drop();
    pass(500);
    cache.drop();
    pass(300);
    expect(await text(ask(cache, "/api/stores"))).toBe("en /api/stores 2");
  });

  it("outdates what is in the making", async () => {
    const { cache, hold, release, pass } = openCache();
    hold();
    const first = text(ask(cache, "/products"));
    cache.drop();
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
    cache.renew();
    const after = text(ask(cache, "/stores"));
    release();
    expect(await text(ask(cache, "/products"))).not.toBe("en /products 1");
    expect(await before).not.toBe(await after);
  });

  it("of the clock outdates too: nothing is kept so long that opening hours become untrue", async () => {
    const { cache, pass } = openCache();
    await ask(cache, "/stores");
    pass(60_799);
    expect(await text(ask(cache, "/stores"))).toBe("en /stores 1");
    pass(1);
    expect(await text(ask(cache, "/stores"))).not.toBe("en /stores 1");
  });
});

describe("a page whose data are asked first", () => {
  /** A change of the catalogue, and time for who asks next to have the page looked after. */
  async function change({ cache, pass, settled }: ReturnType<typeof openCache>, address = "/products") {
    cache.drop();
    pass(600);
    await ask(cache, address);
    await settled();
  }

  it("is made anew only when they have changed", async () => {
    let data = "a";
    const opened = openCache({ data: () => data });
    const { cache, asked } = opened;
    await ask(cache, "/products?search=a");
    for (let round = 0; round < 5; round++) await change(opened, "/products?search=a");
    expect(asked).toHaveLength(1);
    data = "b";
    await change(opened, "/products?search=a");
    expect(asked).toHaveLength(2);
    expect(await text(ask(cache, "/products?search=a"))).toBe("en /products?search=a 2");
  });

  it("is made anew after a minute all the same", async () => {
    const opened = openCache({ data: () => "a" });
    await ask(opened.cache, "/");
    await change(opened, "/");
    expect(opened.asked).toHaveLength(1);
    opened.pass(61_000);
    await ask(opened.cache, "/");
    expect(opened.asked).toHaveLength(2);
  });

  it("is known by what it shows itself, not by what they said before it was made", async () => {
    let data = "a";
    const opened = openCache({ data: () => data });
    const { cache, asked, hold, release, settled } = opened;
    await ask(cache, "/");
    hold();
    data = "b";
    await change(opened, "/");
    data = "c";
    release();
    await settled();
    data = "b";
    await change(opened, "/");
    expect(asked).toHaveLength(3);
    await change(opened, "/");
    expect(asked).toHaveLength(3);
  });

  it("is made anew where nothing tells what they are", async () => {
    const opened = openCache();
    const pages = () => opened.asked.filter(({ address }) => address === "/");
    await ask(opened.cache, "/");
    await change(opened, "/");
    expect(pages()).toHaveLength(2);
  });
});

describe("an answer that is made anew and says the same", () => {
  const path = "/products.data";

  async function twice({ cache, pass, answerWith }: ReturnType<typeof openCache>, headers = {}) {
    const packed = { "accept-encoding": "br" };
    const first = await ask(cache, path, packed);
    cache.drop();
    pass(800);
    answerWith({ headers });
    return [first, await ask(cache, path, packed)] as const;
  }

  it("is not packed once more", async () => {
    let made = 0;
    const data = () => {
      made++;
      return "the same";
    };
    const opened = openCache({ data });
    await ask(opened.cache, path);
    const once = made;
    const [first, second] = await twice(opened);
    expect(made).toBe(2 * once);
    expect(second?.body).toBeInstanceOf(Buffer);
    expect(second?.body).toBe(first?.body);
  });

  it("is sent with its own headers where these are others", async () => {
    const [, second] = await twice(openCache({ data: () => "the same" }), { "x-shown": "b" });
    expect(second?.headers).toMatchObject({ "x-shown": "b" });
  });
});

describe("where the line of pages is full", () => {
  const open10 = (isFull: (place: Place | "ahead") => boolean) => {
    const fromLine = (response: ServerResponse) => {
      response.writeHead(503, {}).end();
      return true;
    };
    return openCache({ turnAway: { isFull, fromLine, atDoor: () => false } });
  };

  it("so is one whose making is refused", async () => {
    const { cache, pass, answerWith } = open10(() => false);
    await ask(cache, "/products");
    answerWith({ status: 503 });
    cache.drop();
    pass(5_000);
    expect(await text(ask(cache, "/products"))).toBe("en /products 1");
    pass(5_000);
    expect((await ask(cache, "/products"))?.status).toBe(503);
  });

  it("an outdated page is shown for ten seconds, and who asks for a new one is turned away", async () => {
    let isFull = false;
    const { cache, asked, pass } = open10(() => isFull);
    await ask(cache, "/products");
    isFull = true;
    cache.drop();
    pass(9_999);
    expect(await text(ask(cache, "/products"))).toBe("en /products 1");
    expect((await ask(cache, "/stores"))?.status).toBe(503);
    pass(1);
    expect((await ask(cache, "/products"))?.status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  it("what is asked ahead is turned away first, unless it is there or others wait for it", async () => {
    const { cache, asked, pass, hold, release } = open10((place) => place === "ahead");
    const ahead = { "x-ahead": "1" };
    expect((await ask(cache, "/products.data", ahead))?.status).toBe(503);
    expect(await text(ask(cache, "/products.data"))).toBe("en /products.data 1");
    expect(await text(ask(cache, "/products.data", ahead))).toBe("en /products.data 1");
    cache.drop();
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
  const { cache, asked } = openCache({ mostBytes: 200 });
  for (let at = 0; at < 30; at++) await ask(cache, `/product/${at}`);
  await ask(cache, "/product/29");
  expect(asked).toHaveLength(30);
  await ask(cache, "/product/0");
  expect(asked).toHaveLength(31);
});
