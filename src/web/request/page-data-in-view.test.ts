import type { DataRouter, RouterSubscriber } from "react-router";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const origin = "http://shop.test";
const asked: string[] = [];
vi.mock("./page-data-ahead.ts", () => ({
  askAhead: async (address: string) => {
    asked.push(address);
    return hasTime;
  },
  askedAhead: (address: string) => asked.includes(address),
  forgetOldAsked: () => asked.splice(0),
  savesData: () => saves,
}));

let saves: boolean;
let hasTime: boolean;
let visible: string;
let see: () => void;
let go: (state: string, key: string, historyAction?: string) => void;
let links: object[];
let hear: Record<string, () => void>;
let open: () => Promise<void>;

const link = (path: string, top = 0) => ({
  ...{ origin, pathname: path, search: "" },
  getBoundingClientRect: () => ({ top, bottom: top + 20, left: 0, right: 100, height: 20 }),
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  saves = false;
  hasTime = true;
  visible = "visible";
  hear = {};
  links = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { origin, pathname: "/products", search: "" });
  vi.stubGlobal("document", {
    querySelectorAll: () => links,
    get visibilityState() {
      return visible;
    },
    addEventListener: (_: string, listener: () => void) => {
      see = listener;
    },
  });
  Object.assign(globalThis, { innerHeight: 800, innerWidth: 360 });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    hear[type] = listener;
  });
  open = async () => {
    vi.resetModules();
    const { askForWhatIsInView } = await import("./page-data-in-view.ts");
    const subscribe = (tell: RouterSubscriber) => {
      go = (state, key, historyAction = "PUSH") =>
        tell({ navigation: { state }, location: { key }, historyAction } as never, {} as never);
    };
    const router = { state: { location: { key: "first" } }, subscribe } as unknown as DataRouter;
    askForWhatIsInView(
      router,
      () => true,
      () => undefined,
    );
  };
});

// Other files run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for a page in the place where its first link stands", async () => {
  links = ["/products", "/stores", "/product/1", "/product/2", "/product/3", "/products"].map((path) =>
    link(path),
  );
  vi.stubGlobal("location", { origin, pathname: "/", search: "" });
  await open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/products", "/stores", "/product/1", "/product/2"]);
});

it("asks once for the first four pages that links in view lead to", async () => {
  links = [
    "/",
    "/product/1",
    "/product/1",
    "/cart",
    "/product/2",
    "/products",
    "/product/3",
    "/product/4",
  ].map((path) => link(path));
  links.unshift(link("/product/far", 900));
  await open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/", "/product/1", "/product/2", "/product/3"]);
});

it("asks for no more where the shop has no time for it", async () => {
  links = ["/product/1", "/product/2"].map((path) => link(path));
  hasTime = false;
  await open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/product/1"]);
});

it("asks for nothing for who saves data, nor where one came Back until a finger scrolls on", async () => {
  links = [link("/product/1")];
  saves = true;
  await open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  saves = false;
  await open();
  go("loading", "first");
  go("idle", "second", "POP");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  hear.pointercancel?.();
  hear.scrollend?.();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/product/1"]);
});

it("asks for no more once one goes on", async () => {
  links = [link("/product/1")];
  await open();
  go("loading", "first");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  go("idle", "second");
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/product/1"]);
});

it("asks anew on the next page for what is in view there", async () => {
  links = [link("/product/1")];
  await open();
  await vi.runAllTimersAsync();
  links = [link("/product/1"), link("/product/2")];
  go("loading", "first");
  go("idle", "second");
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/product/1", "/product/2"]);
});

it("asks for nothing while nobody sees the page", async () => {
  links = [link("/product/1")];
  visible = "hidden";
  await open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  visible = "visible";
  see();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/product/1"]);
});
