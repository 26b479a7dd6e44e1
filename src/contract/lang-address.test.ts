import { describe, expect, it } from "vitest";
import { pathIn, withoutHindi } from "./lang-address.ts";
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
    expect(withoutHindi(hindi)).toBe(plain);
    expect(pathIn("en", plain)).toBe(plain);
  });

  it("is given to every page of the shop", () => {
    for (const make of Object.values(paths)) {
      const plain = (make as (id?: string) => string)("1");
      if (plain.startsWith("/?") || typeof plain !== "string") continue;
      expect(withoutHindi(pathIn("hi", plain)), plain).toBe(plain);
    }
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
    expect(withoutHindi(`/hi${path}`)).toBeUndefined();
  });

  it.each(["/", "/hit", "/hindi/x", "/history", "/HI", "/hi//evil.example", "https://evil.example/hi"])(
    "is not %s",
    (address) => expect(withoutHindi(address)).toBeUndefined(),
  );

  it("is what the browser asks the data of the home page by", () => {
    expect(withoutHindi("/hi.data?_routes=root")).toBe("/_.data?_routes=root");
    expect(withoutHindi("/hi/_.data")).toBe("/_.data");
  });
});
