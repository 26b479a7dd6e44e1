import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Kept = typeof import("./back-cache.ts");

let kept: Kept;
let browser: EventTarget;
let asked: string[];

beforeEach(async () => {
  browser = new EventTarget();
  asked = [];
  vi.stubEnv("SSR", false);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.resetModules();
  kept = await import("./back-cache.ts");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows a public page that one comes Back to as it was left, without asking", async () => {
  show("/products?page=2", { forAll: true });
  expect(await goBack("/products?page=2")).toEqual({
    root: { type: "data", result: { forAll: true } },
    page: { type: "data", result: "as it was" },
  });
  expect(asked).toEqual([]);
});

it("asks for a page that one goes on to, or that is somebody's own, or was left long ago, or before a write", async () => {
  show("/products", { forAll: true });
  await goOn("/products");
  show("/orders", {});
  await goBack("/orders");
  await goOn("/cart", "POST");
  await goBack("/products");
  show("/stores", { forAll: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  await goBack("/stores");
  expect(asked).toEqual(["/products", "/orders", "/cart", "/products", "/stores"]);
});

it("takes a step back to a place of a page for nothing but that", async () => {
  show("/products", { forAll: true });
  at("/policies/terms");
  browser.dispatchEvent(new Event("popstate"));
  await goOn("/products");
  expect(asked).toEqual(["/products"]);
});

function at(address: string): void {
  const { pathname, search } = new URL(address, "http://shop.test");
  vi.stubGlobal("location", { pathname, search });
}

function show(address: string, root: object): void {
  at(address);
  kept.keepForBack([
    { id: "root", loaderData: root },
    { id: "page", loaderData: "as it was" },
  ]);
}

function goBack(address: string) {
  at(address);
  browser.dispatchEvent(new Event("popstate"));
  return goOn(address);
}

function goOn(address: string, method = "GET") {
  const request = new Request(`http://shop.test${address}`, { method });
  const next = async () => {
    asked.push(new URL(request.url).pathname);
    return { root: { type: "data", result: {} } };
  };
  return kept.answerBack({ request } as Parameters<Kept["answerBack"]>[0], next as never);
}
