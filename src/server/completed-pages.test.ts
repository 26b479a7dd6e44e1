import type { IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { OwnFacts } from "#contract/shell-view.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { createCompletedPages } from "./completed-pages.ts";
import { knownMarkOf } from "./known-mark.ts";
import { type CachedResponse, cachedResponseOf } from "./page-cache/cached-response.ts";

const shopper: Caller = { userId: "asha", sessionId: "s", role: null };
const asked = { method: "GET", url: "/products", headers: {} } as unknown as IncomingMessage;
const facts = { lang: "en", cookies: { "haat-session": "secret" } } as unknown as RequestFacts;
const html = (content: string) =>
  `<!DOCTYPE html><html lang="en" data-for-all="true"><head></head><body><li data-own="out">${content}</li></body></html>`;

const keptWith = (content: string, init: ResponseInit = {}) =>
  cachedResponseOf(new Response(html(content), init), { "content-security-policy": "of hashes" });

function openPages(
  shared: CachedResponse | undefined,
  { bought = [] as string[], mostBytes = 1_000_000 } = {},
) {
  const own: OwnFacts = {
    user: { name: "Asha", email: "asha@example.com" },
    cartLines: 1,
    cartUnits: 1,
    cartVersion: 1,
    wished: [],
    mark: knownMarkOf("secret", bought, Date.now()),
  };
  const pages = createCompletedPages({
    cache: () => ({ unfinished: async () => shared }),
    ownFacts: async (_, { userId }) => (userId === "gone" ? { ...own, user: null } : own),
    isCrowded: () => true,
    mostBytes,
  });
  const answer = (kept: CachedResponse, path = "/products", caller = shopper, headers: HeadersInit = {}) => {
    const request = new Request(`http://shop.test${path}`, { headers });
    return pages.answer(kept, { request, path, facts, caller });
  };
  return { ...pages, answer };
}

describe("a page that all share", () => {
  it("is completed for a shopper, and nothing on the way keeps it", async () => {
    const kept = await keptWith("first", { headers: { "cache-control": "private, no-cache" } });
    const pages = openPages(kept);
    expect(await pages.find(asked, shopper)).toBe(kept);
    const made = await pages.answer(kept, "/products", shopper, { "accept-encoding": "br" });
    expect(Object.fromEntries(made?.headers ?? [])).toMatchObject({
      "cache-control": "no-store",
      vary: "accept-encoding, cookie",
      "content-encoding": "br",
      "content-security-policy": "of hashes",
    });
    expect(made?.headers.has("etag")).toBe(false);
    const body = brotliDecompressSync(Buffer.from(await (made as Response).arrayBuffer())).toString();
    expect(body).toContain('<html lang="en" data-signed-in="" data-known="{&quot;user&quot;:');
    expect(body).toContain('<li data-own="out" hidden="">first</li>');
    expect(kept.raw?.toString()).toBe(html("first"));
  });

  it("is found for nobody, for none of the staff, and where it is no page but a refusal or sets a cookie", async () => {
    const kept = await keptWith("first");
    const pages = openPages(kept);
    for (const caller of [null, { ...shopper, role: "owner" }, { ...shopper, waits: "support" }] as const)
      expect(await pages.find(asked, caller as Caller | null)).toBeUndefined();
    for (const init of [{ status: 404 }, { status: 503 }, { headers: { "set-cookie": "a=b" } }])
      expect(await openPages(await keptWith("no", init)).find(asked, shopper)).toBeUndefined();
    expect(await openPages(undefined).find(asked, shopper)).toBeUndefined();
  });

  it("is left to whoever makes it for one, where it shows more of theirs or cannot be cut", async () => {
    const kept = await keptWith("first");
    const pages = openPages(kept, { bought: ["lamp"] });
    expect(await pages.answer(kept, "/product/lamp")).toBeUndefined();
    expect((await pages.answer(kept, "/product/rug"))?.status).toBe(200);
    expect(await pages.answer(kept, "/products", { ...shopper, userId: "gone" })).toBeUndefined();
    const other = await cachedResponseOf(new Response("<html>"), {});
    expect(await pages.answer(other)).toBeUndefined();
  });

  it("is each page's own, however few are kept cut", async () => {
    const pages = openPages(undefined, { mostBytes: 300 });
    const [first, second, third] = await Promise.all(
      ["first", "second", "third"].map((one) => keptWith(one)),
    );
    for (const [kept, content] of [
      [first, "first"],
      [second, "second"],
      [third, "third"],
      [first, "first"],
      [first, "first"],
    ] as const)
      expect(await (await pages.answer(kept as CachedResponse))?.text()).toContain(`>${content}</li>`);
  });

  it("is cut once while there is room for it, and anew after others took its place", async () => {
    let unpacked = 0;
    const watched = async (content: string) =>
      new Proxy(await keptWith(content), {
        get(kept, name) {
          if (name === "raw") unpacked++;
          return Reflect.get(kept, name);
        },
      });
    const [first, second, third] = [await watched("first"), await watched("second"), await watched("third")];
    const pages = openPages(undefined, { mostBytes: first.size + second.size });
    const cutsOf = async (kept: CachedResponse) => {
      unpacked = 0;
      await pages.answer(kept);
      return unpacked > 0;
    };
    expect(await cutsOf(first)).toBe(true);
    expect(await cutsOf(second)).toBe(true);
    expect(await cutsOf(first)).toBe(false);
    expect(await cutsOf(third)).toBe(true);
    // The one that was asked for longest ago made room.
    expect(await cutsOf(first)).toBe(false);
    expect(await cutsOf(second)).toBe(true);
  });
});
