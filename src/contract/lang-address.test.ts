import { describe, expect, it } from "vitest";
import { langAddress, langBases, pathIn } from "./lang-address.ts";
import { paths } from "./paths.ts";

describe("the address of a page in Hindi", () => {
  it.each([
    ["/", "/hi"],
    ["/?a=1", "/hi?a=1"],
    ["/products?search=a", "/hi/products?search=a"],
    ["/product/hi", "/hi/product/hi"],
    ["/history", "/hi/history"],
    ["/products.data?_routes=a", "/hi/products.data?_routes=a"],
  ])("of %s is %s, and leads back", (plain, hindi) => {
    expect(pathIn("hi", plain)).toBe(hindi);
    expect(plainOf(hindi)).toBe(plain);
    expect(pathIn("en", plain)).toBe(plain);
  });

  it("is given to every page of the shop", () => {
    for (const make of Object.values(paths)) {
      const plain = (make as (id?: string) => string)("1");
      if (plain.startsWith("/?") || typeof plain !== "string") continue;
      expect(plainOf(pathIn("hi", plain)), plain).toBe(plain);
    }
  });

  it("begins as no page in English does: with two letters", () => {
    const pages = Object.values(paths).map((make) => (make as (id?: string) => unknown)("1"));
    expect(pages.filter((path) => /^\/[a-z]{2}(?:[/?#.]|$)/.test(String(path)))).toEqual([]);
    for (const base of langBases) expect(base).toMatch(/^\/[a-z]{2}$/);
  });

  it.each([
    "/api/cart",
    "/manage",
    "/manage/goods",
    "/assets/a.js",
    "/robots.txt",
    "/sitemap/pages.xml",
    "/hi",
  ])("is none for %s, which is one for both", (path) => {
    expect(pathIn("hi", path)).toBe(path);
    expect(plainOf(`/hi${path}`)).toBeUndefined();
  });

  it.each(["/", "/hit", "/hindi/x", "/history", "/HI", "/hi//evil.example", "https://evil.example/hi"])(
    "is not %s",
    (address) => expect(plainOf(address)).toBeUndefined(),
  );

  it("is what the browser asks the data of the home page by", () => {
    expect(plainOf("/hi.data?_routes=root")).toBe("/_.data?_routes=root");
    expect(plainOf("/hi/_.data")).toBe("/_.data");
  });
});

function plainOf(address: string): string | undefined {
  return langAddress(address)?.plain;
}
