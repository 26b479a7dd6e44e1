import { expect, test } from "vitest";
import { paths, sameSitePath } from "./paths.ts";

test("a listing address carries only what was asked", () => {
  expect(paths.products()).toBe("/products");
  expect(paths.products({ search: "tea & coffee", category: undefined, page: 2 })).toBe(
    "/products?search=tea+%26+coffee&page=2",
  );
  expect(paths.products({ category: ["jewelry", "grocery"] })).toBe(
    "/products?category=jewelry&category=grocery",
  );
});

test("an id cannot leave its place in the address", () => {
  expect(paths.product("../cart?x=1")).toBe("/product/..%2Fcart%3Fx%3D1");
  expect(paths.category("clothing", "Men's Clothing")).toBe("/category/clothing/men's%20clothing");
});

test("tracking works with and without an id", () => {
  expect(paths.trackOrder()).toBe("/track-order");
  expect(paths.trackOrder("A1B2C3")).toBe("/track-order/A1B2C3");
});

test("a way on within the shop is kept whole", () => {
  expect(sameSitePath("/product/7?colour=red#reviews")).toBe("/product/7?colour=red#reviews");
});

test.each([
  ["/hi", "/"],
  ["/hi?a=1", "/?a=1"],
  ["/hi/cart?a=1#b", "/cart?a=1#b"],
  ["/history", "/history"],
])("a way on to %s, a page in Hindi, is kept as %s, which has its base given again", (wanted, plain) => {
  expect(sameSitePath(wanted)).toBe(plain);
});

test.each([
  "/hi//evil.example/",
  "/hi/\\evil.example/",
  "/hi/\t/evil.example",
  "/hi/.//evil.example",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "cart",
  "",
  undefined,
  null,
  7,
])("%j is no way on", (wanted) => {
  expect(sameSitePath(wanted)).toBe("/");
});
