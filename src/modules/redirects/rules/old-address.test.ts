import { expect, it } from "vitest";
import { oldPathOf, shopifyHandleIn, targetOf, writtenPath } from "./old-address.ts";

it.each([
  ["https://old.example/Products/Brass-Diya/?variant=1", "/products/brass-diya"],
  ["/product/%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE/", "/product/दीया"],
  ["//evil.example/shop", "/shop"],
  ["/", undefined],
  ["https://old.example", undefined],
  ["/manage/orders", undefined],
  ["/api/cart", undefined],
  ["products/diya", undefined],
  ["javascript:alert(1)", undefined],
  ["/a%00b", undefined],
  ["/a%E0%A4", undefined],
  [`/${"a".repeat(500)}`, undefined],
])("looks %s up as %s", (typed, path) => expect(oldPathOf(typed)).toBe(path));

it.each([
  ["/products/brass-diya", "brass-diya"],
  ["/collections/all/products/brass-diya", "brass-diya"],
  ["/collections/all", undefined],
  ["/products", undefined],
])("finds in %s the handle %s", (path, handle) => expect(shopifyHandleIn(path)).toBe(handle));

it.each([
  ["/products?search=diya#top", "/products?search=diya#top"],
  ["https://shop.example/stores", "/stores"],
  ["https://elsewhere.example/stores", undefined],
  ["//elsewhere.example/stores", undefined],
  ["/\\elsewhere.example", undefined],
  ["/.//elsewhere.example", undefined],
  ["/%2e//elsewhere.example", undefined],
  ["/./\\elsewhere.example", undefined],
  ["https://shop.example//elsewhere.example/x", undefined],
  ["stores", undefined],
  ["DIYA-1", undefined],
])("leads with %s to %s", (typed, target) => expect(targetOf(typed, "https://shop.example")).toBe(target));

it.each(["/sale-50%", "/what?id=1", "/a#b", "/a\\b", "/दुकान/दीया"])("writes %s as it is read again", (path) =>
  expect(oldPathOf(writtenPath(path))).toBe(path),
);
