import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { sharedPages } from "#contract/shared-pages.ts";
import { sessionTagOf } from "../auth/profile-hint.ts";
import { takeLang } from "../http/lang-of.ts";
import { cacheKeyOf } from "./cache-key.ts";

type CacheKeyInput = {
  readonly method?: string;
  readonly https?: boolean;
  readonly headers?: Record<string, string>;
};

function ask(url: string, { method = "GET", https = false, headers = {} }: CacheKeyInput = {}) {
  return cacheKeyOf({ method, url, headers } as unknown as IncomingMessage, https, Date.now());
}

function askInHindi(url: string, headers: Record<string, string>) {
  const request = { method: "GET", url, headers } as unknown as IncomingMessage;
  takeLang(request);
  return cacheKeyOf(request, false, Date.now());
}

describe("what is asked for all visitors alike", () => {
  it.each(["haat-guest=secret; haat-kept=1", "lang=en; haat-guest=secret"])(
    "by a guest too: %s",
    (cookie) => {
      const key = ask("/products", { headers: { cookie } });
      expect(key).toEqual({ lang: "en", address: "/products", kind: "page" });
      expect(ask("/cart", { headers: { cookie } })).toBeUndefined();
      expect(ask("/api/cart/counts", { headers: { cookie } })).toBeUndefined();
      expect(ask("/products", { headers: { cookie: `${cookie}; haat-session=1` } })).toBeUndefined();
    },
  );

  it.each([
    ["/", "/"],
    ["/_.data", "/_.data"],
    ["/products?search=a", "/products?search=a"],
    ["/products.data?search=a&_routes=root", "/products.data?search=a&_routes=root"],
    ["/product/1", "/product/1"],
    ["/product/1.data?_routes=root", "/product/1.data?_routes=root"],
    ["/category/a/b?sort=newest&page=2", "/category/a/b?sort=newest&page=2"],
    ["/stores", "/stores"],
    ["/api/products?page=2", "/api/products?page=2"],
    ["/api/products/search?q=tea", "/api/products/search?q=tea"],
    ["/api/ratings/product/1", "/api/ratings/product/1"],
    // Whence somebody came is seen by nobody.
    ["/products?utm_source=x&search=a&gclid=1", "/products?search=a"],
    ["/?fbclid=x", "/"],
    // One address, however it is written.
    ["/products?search=%61+b", "/products?search=a+b"],
    ["/products?search=a%20b", "/products?search=a+b"],
    ["/products?search=a&search=b", "/products?search=a&search=b"],
  ])("%s", (url, address) => {
    expect(ask(url)).toMatchObject({ lang: "en", address });
    expect(ask(url, { method: "HEAD" })).toMatchObject({ address });
  });

  it.each([
    "/cart",
    "/profile",
    "/login",
    "/order/1",
    "/api/cart",
    "/api/auth/user",
    "/api/orders/1",
    "/metrics",
    "/products/",
    "/products/../cart",
    "/products/%2e%2e/cart",
    "/product/%2e%2e",
    "/%70roducts",
    "//evil",
    "/product//1",
    "/product/1/../2",
    "/PRODUCTS",
    "http://evil.example/products",
    "/products?anything=1",
    "/products?Search=a",
    "/products?search[]=a",
    "/?_routes=root",
    "/products?_routes=root",
    "/stores?search=a&from=/cart",
    "/offline?from=/cart",
    `/products?search=${"x".repeat(400)}`,
  ])("is not: %s", (url) => {
    expect(ask(url)).toBeUndefined();
  });

  it("is only what is read", () => {
    expect(ask("/products", { method: "POST" })).toBeUndefined();
  });

  it.each([
    "haat-session=x",
    "lang=en; haat-session=x",
    "haat-session =x",
    "haat-notice=x",
    "haat-notice =x",
    "haat-notice\u00a0=x",
    "\u00a0haat-notice=x",
    "haat-pending=x",
    "haat-code=x",
    "haat-anything-new=x",
    "HAAT-SESSION=x",
    "%68aat-session=x",
    "__Host-haat-session=x",
    "__proto__=x",
  ])("is not what somebody asks with the cookie %s", (cookie) => {
    expect(ask("/products", { headers: { cookie } })).toBeUndefined();
  });

  it("is what somebody signed in asks whose browser knows how to show it", () => {
    const sessionTag = sessionTagOf("x", ["bought"], Date.now());
    const headers = { cookie: `haat-session=x; haat-known=${sessionTag}` };
    const address = (url: string) => ask(url, { headers })?.address;
    for (const url of ["/", "/_.data", "/products?search=a", "/product/1", "/stores", "/policies/terms"])
      expect(address(url)).toBe(url);
    for (const url of [
      "/product/bought",
      "/product/bought.data",
      "/policies/contact",
      "/cart",
      "/api/products",
    ])
      expect(address(url)).toBeUndefined();
    for (const cookie of [
      "haat-session=x; haat-known=",
      "haat-known=1",
      `haat-known=${sessionTag}`,
      `haat-session=y; haat-known=${sessionTag}`,
      `${headers.cookie}; haat-notice=x`,
    ])
      expect(ask("/products", { headers: { cookie } })).toBeUndefined();
  });

  it("is not what a program with a token asks, nor somebody signed in over https", () => {
    expect(ask("/products", { headers: { authorization: "Bearer x" } })).toBeUndefined();
    const cookie = "__Host-haat-session=x";
    expect(ask("/products", { headers: { cookie }, https: true })).toBeUndefined();
  });

  it.each([
    ["lang=hi", "hi"],
    ["lang=%68i", "hi"],
    ["lang=%68%69", "hi"],
    [" lang = hi ", "hi"],
    ["lang=hi; lang=en", "hi"],
    ["lang=en; lang=hi", "en"],
    ["lang=HI", "en"],
    ["lang=hi\u00a0", "en"],
    ['lang="hi"', "en"],
    ["lang=", "en"],
    ["lang=xx", "en"],
    ["haat-browser=x; _ga=y; lang=hi", "hi"],
    ["haat-pin=560034; lang=hi", "hi"],
  ])("is a call in the one language that is read of the cookie %s, and a page in its own", (cookie, lang) => {
    expect(ask("/api/products", { headers: { cookie } })?.lang).toBe(lang);
    expect(ask("/products", { headers: { cookie } })?.lang).toBe("en");
    expect(askInHindi("/hi/products", { cookie })).toEqual({
      lang: "hi",
      address: "/products",
      kind: "page",
    });
  });

  it("is a call in the language of the page that it is made from", () => {
    const host = "shop.example";
    const from = (referer: string, cookie: string, more = {}) =>
      ask("/api/products", { headers: { host, referer, cookie, ...more } })?.lang;
    expect(from("https://shop.example/hi/products", "lang=en")).toBe("hi");
    expect(from("https://shop.example/products", "lang=hi")).toBe("en");
    expect(from("nonsense", "lang=hi")).toBe("hi");
    expect(from("https://other.example/hi/products", "lang=en")).toBe("en");
    expect(from("https://shop.example/hi/products", "lang=en", { "sec-fetch-site": "cross-site" })).toBe(
      "en",
    );
  });

  it("is not the home page in English for who chose Hindi, and is led there", () => {
    expect(ask("/", { headers: { cookie: "lang=hi" } })).toBeUndefined();
    expect(ask("/", { headers: { cookie: "lang=en" } })?.lang).toBe("en");
    expect(askInHindi("/hi", { cookie: "lang=hi" })).toEqual({ lang: "hi", address: "/", kind: "page" });
    expect(askInHindi("/hi", { cookie: "lang=en" })?.lang).toBe("hi");
  });

  it.each([
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", "x-forwarded-for": "203.0.113.9" },
    { "accept-language": "hi" },
    { "x-original-url": "/cart", "x-rewrite-url": "/cart" },
    { accept: "application/json", "user-agent": "x", referer: "https://evil.example" },
  ])("does not change with %o", (headers) => {
    expect(ask("/products", { headers: headers as unknown as Record<string, string> })).toEqual(
      ask("/products"),
    );
  });

  it("holds no page that its table does not name, each with its data", () => {
    for (const { path } of sharedPages) {
      const url = path.replace(/\{\w+\}/g, "some");
      expect(ask(url)).toBeDefined();
      expect(ask(url === "/" ? "/_.data" : `${url}.data`)).toBeDefined();
    }
  });
});
