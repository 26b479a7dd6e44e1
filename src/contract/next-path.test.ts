import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

const elsewhere = [
  "evil.example",
  "evil.example/%2f..",
  "evil.example:80/login",
  "user@evil.example",
  "0x7f000001",
];
const starts = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  " //",
  "\u0000//",
  "/./\\",
  "/..//",
  "/.//",
  "/a/..//",
  "/a/../\\",
  "/%2e%2e//",
  "/%2e//",
  "http://",
  "https://",
  "HTTPS://",
  "http:/",
  "http:",
  "https:\\\\",
  "ftp://",
  "//\\",
  "/\\/",
  "\\\t\\",
  "/\u2028/",
  "javascript://",
  "javascript:alert(1)//",
  "data:text/html,",
  "vbscript:",
  "blob:http://",
  "file:///",
  "\u2215\u2215",
  "ws://",
  "http://shop.invalid@",
  "//shop.invalid@",
];

describe("the way on after signing in", () => {
  it("leads to no other site, by none of 200 tricks", () => {
    const tricks = starts.flatMap((start) => elsewhere.map((host) => start + host));
    expect(tricks).toHaveLength(200);
    for (const trick of tricks) {
      const path = nextPath(trick);
      const url = new URL(path, "https://shop.example");
      expect(url.origin, JSON.stringify(trick)).toBe("https://shop.example");
      // A browser reads these differently from the parser: none may stand at the start.
      expect(path, JSON.stringify(trick)).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\\\t\r\n]/);
    }
  });

  it("leads to our own pages, with their questions and places", () => {
    for (const path of [
      "/",
      "/cart",
      "/product/p1?colour=red#reviews",
      "/products?search=%2F%2Fevil.example",
    ])
      expect(nextPath(path)).toBe(path);
  });

  it("leads home from whatever is no path, or is about signing in itself", () => {
    for (const none of [undefined, null, 7, {}, [], "", "cart", "?x", "#y"]) expect(nextPath(none)).toBe("/");
    for (const loop of ["/login", "/login?next=/login", "/logout", "/register", "/reset-password?token=x"])
      expect(nextPath(loop)).toBe("/");
  });
});
