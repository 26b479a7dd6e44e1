import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess();
});
afterAll(() => shop.stop());

const notice = Buffer.from(JSON.stringify({ kind: "error", text: "<b>Pay elsewhere</b>" })).toString(
  "base64url",
);

describe("a page that all visitors share", () => {
  /** Whoever asks first makes what others get; each tries to leave something of their own in it. */
  it.each<[string, Record<string, string>]>([
    ["an escaped language", { cookie: "lang=%68i" }],
    ["two languages", { cookie: "lang=en; lang=hi" }],
    ["a language with a space", { cookie: "lang=hi\u00a0" }],
    ["another case", { cookie: "LANG=hi" }],
    ["a notice", { cookie: `haat-notice=${notice}` }],
    ["a notice with a space after its name", { cookie: `haat-notice =${notice}` }],
    ["a notice with a hard space", { cookie: `haat-notice\u00a0=${notice}` }],
    ["a session that is none", { cookie: "haat-session=0123456789abcdef" }],
    ["a preferred language", { "accept-language": "hi" }],
    [
      "another host",
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher", forwarded: "host=evil.example" },
    ],
    ["another address", { "x-original-url": "/cart", "x-rewrite-url": "/cart" }],
    ["a token", { authorization: "Bearer 0123456789abcdef" }],
  ])("is the same after who came first with %s", async (name, headers) => {
    const address = `/products?search=${encodeURIComponent(name)}`;
    await (await fetch(shop.url + address, { headers })).text();
    const shown = await fetch(shop.url + address);
    const page = await shown.text();
    expect(page).toContain('<html lang="en"');
    expect(page).not.toMatch(/evil\.example|Pay elsewhere|gopher/);
    expect(page).toContain(shop.url);
    expect(shown.headers.has("set-cookie")).toBe(false);
    const chosen = await (await fetch(shop.url + address, { headers: { cookie: "lang=hi" } })).text();
    expect(chosen).toContain('<html lang="en"');
    const hindi = await (await fetch(`${shop.url}/hi${address}`, { headers: { cookie: "lang=en" } })).text();
    expect(hindi).toContain('<html lang="hi"');
  });

  it("is not made anew for whence somebody came, nor shown to who asks for something else", async () => {
    const tag = async (address: string) => (await fetch(shop.url + address)).headers.get("etag");
    const known = await tag("/stores?search=pune");
    expect(known).not.toBeNull();
    expect(await tag("/stores?search=pune&utm_source=letter&gclid=1")).toBe(known);
    expect(await tag("/stores?search=delhi")).not.toBe(known);
    expect(await tag("/stores?search=pune&anything=1")).toBeNull();
  });

  it("admits the scripts that it was made with, and no other", async () => {
    const answer = await fetch(`${shop.url}/products`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const page = await answer.text();
    const inline = page.match(/<script\b(?![^>]*(?:\ssrc=|ld\+json))[^>]*>/g) ?? [];
    expect(policy).not.toContain("nonce-");
    expect(page).not.toContain("nonce=");
    expect(new Set(policy.match(/'sha256-[^']+'/g)).size).toBe(inline.length);
  });

  it("leaves no notice of goods that are gone where nobody has opened them", async () => {
    for (const cookie of ["", "haat-session=0123456789abcdef"]) {
      const told = async (headers: Record<string, string>) => {
        const answer = await fetch(`${shop.url}/product/gone.data`, { headers: { cookie, ...headers } });
        return [answer.status, answer.headers.getSetCookie().some((one) => one.startsWith("haat-notice"))];
      };
      expect(await told({})).toEqual([202, true]);
      for (const name of ["sec-purpose", "purpose"])
        expect(await told({ [name]: "prefetch" })).toEqual([202, false]);
    }
  });

  it("is kept with its data, and the data of home", async () => {
    for (const path of ["/_.data", "/products.data"]) {
      const { headers } = await fetch(shop.url + path);
      expect([headers.get("cache-control"), headers.has("etag")]).toEqual(["private, no-cache", true]);
    }
  });
});
