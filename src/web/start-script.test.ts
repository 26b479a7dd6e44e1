import { runInThisContext } from "node:vm";
import { beforeEach, expect, it, vi } from "vitest";
import { startScript } from "./start-script.ts";

const page = globalThis as { __reactRouterRouteModules?: object };
let ran: string[];
let linked: string[];
let paint: (name: string) => void;
let load: () => void;
let missing: string | undefined;

beforeEach(() => {
  ran = [];
  missing = undefined;
  linked = [];
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: ({ href }: { readonly href: string }) => linked.push(href) },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    load = listener;
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(tell: (list: object) => void) {
        paint = (name) => tell({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) });
      }
      observe() {}
    },
  );
  vi.stubGlobal("imported", async (name: string) => {
    ran.push(name);
    if (name === missing) throw new TypeError("There is no line.");
  });
  const routes = { root: { id: "root", module: "root", imports: ["part"] } };
  const manifest = { url: "manifest", entry: { module: "entry", imports: [] }, routes };
  const text = startScript(
    { manifest, serverHandoffString: "{}" } as never,
    { matches: [{ route: { id: "root" } }] } as never,
  );
  // Only a browser can import from a script that was written into a page.
  runInThisContext(text.replaceAll("import(", "imported("));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, "__reactRouterContext");
    Reflect.deleteProperty(globalThis, "__reactRouterRouteModules");
  };
});

it("asks for a page's script once something of it shows, for all of it together and once", async () => {
  paint("first-paint");
  expect(linked).toEqual([]);
  paint("first-contentful-paint");
  paint("first-contentful-paint");
  expect(linked).toEqual(["manifest", "entry", "part", "root"]);
  await expect.poll(() => ran).toEqual(["manifest", "root", "entry"]);
  expect(page.__reactRouterRouteModules).toHaveProperty("root");
});

it("does not go without it where nothing is told to have been painted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  load();
  expect(linked).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(linked).toHaveLength(4);
});

it.each(["manifest", "root", "entry"])("asks once more for what did not come: %s", async (name) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  missing = name;
  paint("first-contentful-paint");
  await vi.advanceTimersByTimeAsync(2_999);
  const once = [...ran];
  expect(once.at(-1)).toBe(name);
  missing = undefined;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ran).toEqual([...once, "manifest", "root", "entry"]);
  expect(linked).toHaveLength(4);
});
