import { afterAll, beforeEach, expect, it, vi } from "vitest";

vi.mock("react-router", () => ({
  UNSAFE_decodeViaTurboStream: async (body: ReadableStream) => ({ value: await new Response(body).json() }),
}));

const origin = "http://shop.test";
let hear: Record<string, (event: object) => void>;
let fetched: { address: string; options: RequestInit }[];
let ahead: typeof import("./page-data-ahead.ts");

class Link {
  closest = () => ({ origin, pathname: "/stores", search: "" });
}

/** What the page's price is at an answer, and when that comes. */
let answerOf: () => Promise<Response>;
const priced = (price: number) =>
  Response.json({ root: { data: { forAll: true } }, products: { data: { price } } });
const priceIn = (page: Awaited<ReturnType<typeof ahead.fetchPage>>) =>
  (page?.data.products as { readonly price: number } | undefined)?.price;
const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

beforeEach(async () => {
  vi.useRealTimers();
  answerOf = async () => priced(110);
  hear = {};
  fetched = [];
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => {
    hear[type] = listener;
  });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { origin, pathname: "/products", search: "" });
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    fetched.push({ address, options });
    return answerOf();
  });
  vi.resetModules();
  ahead = await import("./page-data-ahead.ts");
  const { askForAimed } = await import("./page-data-aimed.ts");
  askForAimed(
    () => true,
    () => undefined,
  );
});

// Other files run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const point = (type: string, pointerType: string) => hear[type]?.({ type, pointerType, target: new Link() });

it.each([
  ["pointerover", "low"],
  ["pointerdown", "auto"],
])("marks what is asked for ahead at a %s, and lets the worker keep what is read", async (type, priority) => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  point(type, "mouse");
  await expect.poll(() => fetched.length).toBe(1);
  expect(fetched[0]).toMatchObject({
    address: "/stores.data",
    options: { priority, headers: { "x-ahead": "1" } },
  });
  expect((await ahead.takeAskedAhead("/stores")).page?.data).toMatchObject({ products: { price: 110 } });
  expect(fetched[1]).toEqual({ address: "/stores.data", options: { cache: "force-cache" } });
});

it("asks at once when a finger is lifted sooner than it aims, and only there", () => {
  for (const type of ["pointerdown", "pointercancel", "pointerup"]) point(type, "touch");
  expect(fetched).toEqual([]);
  for (const type of ["pointerdown", "pointerup", "pointerup"]) point(type, "touch");
  expect(fetched.map(({ address }) => address)).toEqual(["/stores.data"]);
});

it("puts a page right by an answer of that moment, not by one asked for a while before", async () => {
  await ahead.askAhead("/stores");
  later(60_000);
  answerOf = async () => priced(120);
  await ahead.askAhead("/stores");
  later(60_000);
  answerOf = async () => priced(130);
  const { page, newer } = await ahead.takeAskedAhead("/stores");
  expect([priceIn(page), priceIn(await newer)]).toEqual([110, 130]);
});

it("asks for it once more where what it became is old as well, and not sooner", async () => {
  await ahead.askAhead("/stores");
  later(60_000);
  for (const _ of [1, 2]) await ahead.askAhead("/stores");
  expect(fetched).toHaveLength(2);
  later(60_000);
  await ahead.askAhead("/stores");
  expect(fetched).toHaveLength(3);
});

it("waits for no answer that has not come for long", async () => {
  const never = () => new Promise<Response>(() => undefined);
  answerOf = never;
  void ahead.askAhead("/stores");
  later(10_000);
  answerOf = async () => priced(120);
  const { page, newer } = await ahead.takeAskedAhead("/stores");
  expect([priceIn(page), newer]).toEqual([120, undefined]);
  answerOf = never;
  void ahead.askAhead("/stores");
  later(10_000);
  answerOf = async () => {
    throw new TypeError("There is no line.");
  };
  expect(await ahead.takeAskedAhead("/stores")).toEqual({ page: undefined });
});

it("keeps nothing of what the shop has no time for, and asks anew as soon as somebody wants it", async () => {
  const busy = async () => new Response("", { status: 503 });
  answerOf = busy;
  expect(await ahead.askAhead("/stores")).toBe(false);
  expect(ahead.askedAhead("/stores")).toBeUndefined();
  answerOf = async () => priced(120);
  expect(await ahead.askAhead("/stores")).toBe(true);
  later(60_000);
  answerOf = busy;
  expect(await ahead.askAhead("/stores")).toBe(false);
  answerOf = async () => priced(130);
  const { page, newer } = await ahead.takeAskedAhead("/stores");
  expect([priceIn(page), priceIn(await newer)]).toEqual([120, 130]);
});

it("forgets what is older than the page that has come", async () => {
  await ahead.askAhead("/stores");
  ahead.forgetOldAsked();
  expect(ahead.askedAhead("/stores")).toBeDefined();
  later(10_000);
  ahead.forgetOldAsked();
  expect(ahead.askedAhead("/stores")).toBeUndefined();
});
