import { describe, expect, it } from "vitest";
import type { RequestContext } from "../auth/caller.ts";
import { leadToLang, ledInLang } from "./lead-to-lang.ts";

const requestContext = { id: "1", address: "", lang: "hi", cookies: { lang: "hi" }, userAgent: "" } as const;

function lead(path: string, others: Partial<RequestContext> = {}, method = "GET") {
  const answer = leadToLang(new Request(`https://shop.example${path}`, { method }), {
    ...requestContext,
    ...others,
  });
  return answer && [answer.headers.get("location"), answer.headers.get("cache-control")];
}

describe("who chose Hindi", () => {
  it.each([
    ["/", "/hi"],
    ["/?from=a", "/hi?from=a"],
    ["/cart", "/hi/cart"],
    ["/order/7?paid=1", "/hi/order/7?paid=1"],
    ["//evil.example/x", "/hi//evil.example/x"],
  ])("is led from %s to %s, and nobody after him", (path, hindi) => {
    expect(lead(path)).toEqual([hindi, "no-store"]);
    expect(lead(path, { cookies: {} })).toBeUndefined();
    expect(lead(path, { base: "/hi" })).toBeUndefined();
    expect(lead(path, {}, "POST")).toBeUndefined();
  });

  it.each([
    "/products",
    "/product/7",
    "/manage",
    "/manage/goods",
    "/hi/hi/x",
    "/hi//x",
    "/language",
    "/cart.data",
    "/_.data",
  ])("is not led away from %s", (path) => expect(lead(path)).toBeUndefined());
});

it("leads from the back office below /hi, where the router of a page in Hindi looks for it, to the one there is", () => {
  expect(lead("/hi/manage", { cookies: {} })).toEqual(["/manage", "no-store"]);
  expect(lead("/hi/manage/orders?page=2")).toEqual(["/manage/orders?page=2", "no-store"]);
  expect(lead("/hi/manager")).toBeUndefined();
  expect(lead("/hi/manage/orders.data")).toBeUndefined();
});

it.each([
  ["/cart", "/hi/cart"],
  ["/hi/cart", "/hi/cart"],
  ["/manage", "/manage"],
  ["https://accounts.google.example/x", "https://accounts.google.example/x"],
])("leads from a page in Hindi to %s at %s", (to, location) => {
  const answer = new Response(null, { status: 303, headers: { location: to, "set-cookie": "a=1" } });
  const led = ledInLang(answer, "/login", requestContext);
  expect([led.status, led.headers.get("location"), led.headers.get("set-cookie")]).toEqual([
    303,
    location,
    "a=1",
  ]);
  expect(ledInLang(answer, "/language", requestContext).headers.get("location")).toBe(to);
  expect(ledInLang(answer, "/login", { ...requestContext, lang: "en" }).headers.get("location")).toBe(to);
});
