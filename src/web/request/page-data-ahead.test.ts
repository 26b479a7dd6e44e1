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

beforeEach(async () => {
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
    return Response.json({ root: { data: { forAll: true } }, products: { data: { price: 110 } } });
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
