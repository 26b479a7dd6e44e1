import type { DataRouter, DataStrategyFunctionArgs } from "react-router";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("react-router", () => ({
  UNSAFE_decodeViaTurboStream: async (body: ReadableStream) => ({ value: await new Response(body).json() }),
  matchRoutes: () => null,
}));
// It looks at a page, of which there is none here.
vi.mock("./page-data-in-view.ts", () => ({ askForWhatIsInView: () => undefined }));

const origin = "http://shop.test";
const page = { data: { root: { forAll: true }, products: { price: 100 } } };
let here: { pathname: string; search: string };
let shown: { key: string };
let asked: string[];
let price: number;
let type: "data" | "error";
let strategy: (
  asked: DataStrategyFunctionArgs,
) => Promise<Record<string, { type?: string; result: unknown }>>;
let forget: () => void;
let show: () => void;
let ahead: typeof import("./page-data-ahead.ts");
let router: { state: { location: object; loaderData: object; navigation: object }; revalidate: () => void };
let answerOf: () => Promise<Response>;
let fetched: { address: string; options: RequestInit }[];
let during: () => void;
let browser: EventTarget;

/** What the server makes of a page's data. */
const dataOf = (root: object, at = 110) =>
  Response.json({ root: { data: root }, products: { data: { price: at } } });

async function openFirst(data: object) {
  vi.resetModules();
  const { openPages, forgetPageData, renewShown } = await import("./page-data.ts");
  ahead = await import("./page-data-ahead.ts");
  forget = forgetPageData;
  show = renewShown;
  const location = { ...shown, pathname: "/products", search: "" };
  router = {
    state: { location, loaderData: page.data, navigation: { state: "idle" } },
    revalidate: vi.fn(),
  };
  strategy = openPages(
    router as unknown as DataRouter,
    async ({ request }) => {
      asked.push(new URL(request.url).pathname);
      const result = { price };
      during();
      return {
        root: { type: "data", result: { forAll: true } },
        products: { type, result },
      };
    },
    {},
    {},
    data as Record<string, unknown>,
  );
}

beforeEach(async () => {
  vi.useRealTimers();
  here = { pathname: "/product/1", search: "" };
  shown = { key: "two" };
  asked = [];
  price = 100;
  type = "data";
  vi.stubGlobal("location", here);
  vi.stubGlobal("history", { state: { key: "one" } });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", {});
  // A page has just been opened; the process of many files may be older than a page is kept.
  Object.defineProperty(performance, "timeOrigin", { value: Date.now(), configurable: true });
  fetched = [];
  answerOf = async () => dataOf({ forAll: true });
  during = () => undefined;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => {
    fetched.push({ address, options });
    return answerOf();
  });
  await openFirst(page.data);
});

// Other files run in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, "timeOrigin");
});

function navigation(address: string): DataStrategyFunctionArgs {
  const match = (id: string) => ({
    route: { id },
    // What all pages have is not asked for anew by itself.
    shouldCallHandler: (byDefault = id !== "root") => byDefault,
    resolve: async (give: () => Promise<unknown>) => ({ type: "data", result: await give() }),
  });
  return {
    request: new Request(origin + address),
    matches: ["root", "products"].map(match),
    fetcherKey: null,
  } as unknown as DataStrategyFunctionArgs;
}

function goBack() {
  Object.assign(here, { pathname: "/products" });
  return strategy(navigation("/products"));
}

it("gives Back what was left, without asking", async () => {
  expect((await goBack()).products?.result).toEqual({ price: 100 });
  expect(asked).toEqual([]);
});

it("gives it as often as one comes Back, and of what was asked for ahead too", async () => {
  for (const _ of [1, 2, 3]) expect((await goBack()).products?.result).toEqual({ price: 100 });
  router.state.location = { key: "one" };
  await ahead.askAhead("/stores");
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  router.state.location = { key: "two" };
  Object.assign(here, { pathname: "/stores" });
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  expect(asked).toEqual([]);
});

it("shows what was asked for ahead at once, and what has become of it as soon as that has come", async () => {
  await ahead.askAhead("/stores");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  Object.assign(here, { pathname: "/stores" });
  router.state.location = { key: "one" };
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerOf = () => promise;
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  expect(fetched).toHaveLength(2);
  show();
  resolve(dataOf({ forAll: true }, 130));
  await expect.poll(() => router.revalidate).toHaveBeenCalledOnce();
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 130 });
  expect([asked, fetched.length]).toEqual([[], 2]);
});

it("draws nothing anew where what was asked for ahead is as it was", async () => {
  await ahead.askAhead("/stores");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  Object.assign(here, { pathname: "/stores" });
  router.state.location = { key: "one" };
  const read = vi.spyOn(JSON, "stringify");
  await strategy(navigation("/stores"));
  show();
  // Both are held against each other; the answer itself is written too.
  const compared = () => read.mock.calls.filter(([value]) => value.products?.price === 110);
  await expect.poll(() => compared().length).toBe(2);
  read.mockRestore();
  await new Promise(setImmediate);
  expect(router.revalidate).not.toHaveBeenCalled();
});

it.each(["going on", "coming Back"])(
  "takes nothing from before a write to put right a page at %s",
  async (way) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    if (way === "going on") {
      await ahead.askAhead("/stores");
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
      Object.assign(here, { pathname: "/stores" });
      router.state.location = { key: "one" };
      answerOf = () => promise;
      await strategy(navigation("/stores"));
    } else {
      answerOf = () => promise;
      await comeBackLate();
    }
    show();
    forget();
    resolve(dataOf({ forAll: true }, 130));
    await expect.poll(() => router.revalidate).toHaveBeenCalledOnce();
    price = 140;
    expect((await strategy(navigation(here.pathname))).products?.result).toEqual({ price: 140 });
    expect(asked).toEqual([here.pathname]);
  },
);

it("asks for the same page where one goes on to it", async () => {
  price = 120;
  expect((await strategy(navigation("/products"))).products?.result).toEqual({ price: 120 });
  expect(asked).toEqual(["/products"]);
});

it("asks for a page that the shop had no time for before the press", async () => {
  answerOf = async () => new Response("", { status: 503 });
  const aimed = ahead.askAhead("/stores");
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 100 });
  await aimed;
  await ahead.askAhead("/stores");
  expect((await strategy(navigation("/stores"))).products?.result).toEqual({ price: 100 });
  expect([asked, fetched.length]).toEqual([["/stores", "/stores"], 2]);
});

it("loses no page to what a part of it asked for and was not given", async () => {
  type = "error";
  const asked = navigation("/products");
  expect((await strategy({ ...asked, fetcherKey: "counting" })).products).toEqual({ type: "data" });
  expect((await strategy(asked)).products).toMatchObject({ type: "error" });
});

it("asks for a part of a page once in ten seconds, unless something is written or it was not given", async () => {
  const part = { ...navigation("/flash-sale"), fetcherKey: "sale" };
  const priceNow = async () => (await strategy(part)).products?.result;
  expect(await priceNow()).toEqual({ price: 100 });
  price = 120;
  expect(await priceNow()).toEqual({ price: 100 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_001 });
  expect(await priceNow()).toEqual({ price: 120 });
  price = 140;
  forget();
  expect(await priceNow()).toEqual({ price: 140 });
  forget();
  type = "error";
  expect(await priceNow()).toBeUndefined();
  type = "data";
  expect(await priceNow()).toEqual({ price: 140 });
  // A part is no page: who goes there is given one.
  price = 160;
  expect((await strategy(navigation("/flash-sale"))).products?.result).toEqual({ price: 160 });
});

it("keeps the newest four parts, and no page goes for them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const ask = (address: string) => strategy({ ...navigation(address), fetcherKey: "counting" });
  for (const address of ["/a", "/b", "/c", "/d"]) await ask(address);
  vi.setSystemTime(Date.now() + 10_001);
  for (const address of ["/a", "/e", "/a"]) await ask(address);
  expect(asked).toEqual(["/a", "/b", "/c", "/d", "/a", "/e"]);
  for (let at = 0; at < 12; at++) await ask(`/${at}`);
  asked = [];
  expect((await goBack()).products?.result).toEqual({ price: 100 });
  expect(asked).toEqual([]);
});

it("asks again after something was written", async () => {
  forget();
  price = 120;
  expect((await goBack()).products?.result).toEqual({ price: 120 });
});

it("completes what was left with what is kept of the shopper at that moment", async () => {
  vi.stubGlobal("document", { cookie: "haat-known=m" });
  const known = (cartUnits: number) =>
    vi.stubGlobal("localStorage", {
      getItem: () => JSON.stringify({ user: { name: "Asha" }, cartUnits, wished: [] }),
    });
  known(1);
  expect((await goBack()).root?.result).toMatchObject({ cartUnits: 1 });
  known(2);
  expect((await goBack()).root?.result).toMatchObject({ cartUnits: 2 });
  vi.stubGlobal("document", { cookie: "" });
  expect((await goBack()).root?.result).toMatchObject({ forAll: true, user: null, cartUnits: 0 });
});

/** The page is as old as a press later than the moment in which nothing is asked. */
async function comeBackLate() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  const results = await goBack();
  router.state.location = { key: "one" };
  return results;
}

it("asks anew for what one came Back to once it shows, and not before", async () => {
  expect((await comeBackLate()).products?.result).toEqual({ price: 100 });
  expect(fetched).toEqual([]);
  show();
  await expect.poll(() => router.revalidate).toHaveBeenCalledOnce();
  expect(fetched.map(({ address }) => address)).toEqual(["/products.data"]);
  show();
  expect(fetched).toHaveLength(1);
});

it.each([
  [202, 1],
  [404, 1],
  [503, 0],
])("lets the router read an answer of %i where the shop has one", async (status, times) => {
  answerOf = async () => new Response("{}", { status });
  await comeBackLate();
  show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.revalidate).toHaveBeenCalledTimes(times);
});

describe("a page that shows and was not put right", () => {
  const isHeard = async (many: number) => {
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveLength(many);
  };

  beforeEach(async () => {
    answerOf = async () => new Response("", { status: 503 });
    await comeBackLate();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
    show();
    await isHeard(1);
  });

  it.each(["online", "focus", "visibilitychange"])(
    "is asked for again at %s, and put right",
    async (moment) => {
      answerOf = async () => dataOf({ forAll: true }, 130);
      browser.dispatchEvent(new Event(moment));
      await isHeard(2);
      expect(router.revalidate).toHaveBeenCalledOnce();
      expect((await strategy(navigation("/products"))).products?.result).toEqual({ price: 130 });
      await vi.runAllTimersAsync();
      await isHeard(2);
    },
  );

  it("is asked for again a few seconds later by itself, three times in all", async () => {
    await vi.advanceTimersByTimeAsync(4_999);
    await isHeard(1);
    await vi.advanceTimersByTimeAsync(1);
    await isHeard(2);
    await vi.runAllTimersAsync();
    browser.dispatchEvent(new Event("focus"));
    await isHeard(4);
    expect(router.revalidate).not.toHaveBeenCalled();
  });

  it("is asked for by nobody who does not look or has no line", async () => {
    const page = { cookie: "", visibilityState: "hidden" };
    vi.stubGlobal("document", page);
    await vi.runAllTimersAsync();
    page.visibilityState = "visible";
    const line = { onLine: false };
    vi.stubGlobal("navigator", line);
    browser.dispatchEvent(new Event("visibilitychange"));
    await isHeard(1);
    line.onLine = true;
    browser.dispatchEvent(new Event("online"));
    await isHeard(2);
  });

  it("is not asked for once it is left", async () => {
    await strategy(navigation("/stores"));
    browser.dispatchEvent(new Event("focus"));
    await vi.runAllTimersAsync();
    await isHeard(1);
  });
});

it("keeps nothing, and takes nothing, that was asked for before a write was answered", async () => {
  during = forget;
  await strategy(navigation("/products"));
  during = () => undefined;
  asked = [];
  await goBack();
  expect(asked).toEqual(["/products"]);
  await ahead.askAhead("/stores");
  forget();
  await strategy(navigation("/stores"));
  expect(asked).toEqual(["/products", "/stores"]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerOf = () => promise;
  void ahead.askAhead("/flash-sale");
  const shown = strategy(navigation("/flash-sale"));
  forget();
  resolve(dataOf({ forAll: true }));
  expect((await shown).products?.result).toEqual({ price: 100 });
});

it("forgets again what was asked for while a write was under way", async () => {
  const { sendRequest } = await import("./send-request.ts");
  answerOf = async () => {
    await strategy(navigation("/products"));
    return Response.json({ success: true });
  };
  await sendRequest("cart/add", { method: "POST", isQuiet: true });
  asked = [];
  await goBack();
  expect(asked).toEqual(["/products"]);
});

it("gives Back the first page of a shopper too, with nothing of the shopper's in what is kept", async () => {
  await openFirst({ ...page.data, root: { forAll: true, user: { name: "Asha" }, cartUnits: 2 } });
  const { root } = await goBack();
  expect(asked).toEqual([]);
  expect(root?.result).toMatchObject({ forAll: true, user: null, cartUnits: 0, wished: [] });
});
