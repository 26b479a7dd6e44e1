import type { DataRouter, DataStrategyFunctionArgs } from "react-router";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

/** The pages that a browser keeps the data of, in a browser of which there is only what they look at. */
vi.mock("react-router", () => ({
  UNSAFE_decodeViaTurboStream: async (body: ReadableStream) => ({ value: await new Response(body).json() }),
  matchRoutes: () => null,
}));
// It looks at a page, of which there is none here.
vi.mock("#web/request/page-data-in-view.ts", () => ({ askForWhatIsInView: () => undefined }));

const origin = "http://shop.test";
export const page = { data: { root: { forAll: true }, products: { price: 100 } } };

interface KeptPages {
  /** Where the browser stands. */
  here: { pathname: string; search: string };
  /** What happens to its window. */
  browser: EventTarget;
  /** What the router has asked for: of which address, at which price, whether it was given. */
  asked: string[];
  price: number;
  type: "data" | "error";
  during: () => void;
  /** What was asked for past the router. */
  fetched: { address: string; options: RequestInit }[];
  answerOf: () => Promise<Response>;
  router: { state: { location: object; loaderData: object; navigation: object }; revalidate: () => void };
  strategy: (asked: DataStrategyFunctionArgs) => Promise<Record<string, { type?: string; result: unknown }>>;
  forget: () => void;
  show: () => void;
  /** Nothing of it happens later, in the time of another test. */
  leave: () => void;
  ahead: typeof import("#web/request/page-data-ahead.ts");
}
export const pages = {} as KeptPages;

/** What the server makes of a page's data. */
export const dataOf = (root: object, at = 110) =>
  Response.json({ root: { data: root }, products: { data: { price: at } } });

export async function openFirst(data: object): Promise<void> {
  vi.resetModules();
  const { openPages, forgetPageData, renewShown } = await import("#web/request/page-data.ts");
  pages.ahead = await import("#web/request/page-data-ahead.ts");
  pages.leave = (await import("#web/request/page-data-put-right.ts")).leavePage;
  pages.forget = forgetPageData;
  pages.show = renewShown;
  const location = { key: "two", pathname: "/products", search: "" };
  pages.router = {
    state: { location, loaderData: page.data, navigation: { state: "idle" } },
    revalidate: vi.fn(),
  };
  pages.strategy = openPages(
    pages.router as unknown as DataRouter,
    async ({ request }) => {
      pages.asked.push(new URL(request.url).pathname);
      const result = { price: pages.price };
      pages.during();
      return {
        root: { type: "data", result: { forAll: true } },
        products: { type: pages.type, result },
      };
    },
    {},
    {},
    data as Record<string, unknown>,
  );
}

/** The listing is open, from where one went to a product. */
export function openKeptPages(): void {
  beforeEach(async () => {
    vi.useRealTimers();
    Object.assign(pages, {
      here: { pathname: "/product/1", search: "" },
      browser: new EventTarget(),
      asked: [],
      price: 100,
      type: "data",
      during: () => undefined,
      fetched: [],
      answerOf: async () => dataOf({ forAll: true }),
    } satisfies Partial<KeptPages>);
    vi.stubGlobal("location", pages.here);
    vi.stubGlobal("history", { state: { key: "one" } });
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("addEventListener", pages.browser.addEventListener.bind(pages.browser));
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("navigator", {});
    // A page has just been opened; the process of many files may be older than a page is kept.
    Object.defineProperty(performance, "timeOrigin", { value: Date.now(), configurable: true });
    vi.stubGlobal("fetch", (address: string, options: RequestInit) => {
      pages.fetched.push({ address, options });
      return pages.answerOf();
    });
    await openFirst(page.data);
  });

  afterEach(() => pages.leave());

  // Other files run in the same process.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(performance, "timeOrigin");
  });
}

export function navigation(address: string): DataStrategyFunctionArgs {
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

export function goBack() {
  Object.assign(pages.here, { pathname: "/products" });
  return pages.strategy(navigation("/products"));
}

/** The page is as old as a press later than the moment in which nothing is asked. */
export async function comeBackLate(afterMs = 90_000) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + afterMs });
  const results = await goBack();
  pages.router.state.location = { key: "one" };
  return results;
}

/** What was asked for ahead is a minute old when one goes on to it. */
export async function comeLateToWhatWasAskedAhead(): Promise<void> {
  await pages.ahead.askAhead("/stores");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  Object.assign(pages.here, { pathname: "/stores" });
  pages.router.state.location = { key: "one" };
}
