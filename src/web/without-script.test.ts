import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouteObject,
} from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { goWithoutScript } from "./without-script.ts";

const missing = "data:text/plain,";
const there = "data:text/javascript,export default 1";

function open(module: string, pressed?: string) {
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const draw = vi.fn(async () => "drawn");
  const lazy: Record<string, () => Promise<unknown>> = { Component: draw };
  const routes = [{ id: "root", children: [{ id: "stores", lazy }] }] as DataRouteObject[];
  const modules: Record<string, unknown> = {};
  goWithoutScript(routes, { stores: { module } }, modules, () => pressed);
  return { assign, draw, modules, load: () => lazy.Component?.() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("goes by the browser to the page whose script does not come, and draws nothing", async () => {
  const { assign, draw, load } = open(missing, "/stores?city=Pune");
  void load();
  await expect.poll(() => assign).toHaveBeenCalledWith("/stores?city=Pune");
  expect(draw).not.toHaveBeenCalled();
});

it("leaves a page alone of which a part alone was asked for", async () => {
  const { assign, load } = open(missing);
  await expect(load()).rejects.toThrow();
  expect(assign).not.toHaveBeenCalled();
});

it("draws a page whose script comes, or has come", async () => {
  const { load, modules } = open(there, "/stores");
  expect(await load()).toBe("drawn");
  expect(modules.stores).toHaveProperty("default", 1);
  const loaded = open(missing, "/stores");
  loaded.modules.stores = {};
  expect(await loaded.load()).toBe("drawn");
});

/** The router itself: it remembers for ever that a script did not come. */
function openRouter(hasPages = true) {
  const assign = vi.fn();
  vi.stubGlobal("location", { assign, href: "http://shop.test/", origin: "http://shop.test" });
  const asked: string[] = [];
  const routes: DataRouteObject[] = [
    { id: "home", path: "/" },
    { id: "stores", path: "/stores" },
    { id: "sale", path: "/sale", lazy: { loader: async () => true } },
  ];
  const went = goWithoutScript(routes, { sale: { module: missing } }, {}, () => {
    const { state, location: to } = router.state.navigation;
    return state === "loading" ? router.createHref(to) : undefined;
  });
  const router = createRouter({
    routes,
    history: createMemoryHistory({ initialEntries: ["/"] }),
    hydrationData: { loaderData: {} },
    dataStrategy: async (one) => {
      if (await went(one, !hasPages)) await new Promise(() => undefined);
      asked.push(one.request.method);
      return Object.fromEntries(
        await Promise.all(one.matches.map(async (match) => [match.route.id, await match.resolve()])),
      );
    },
  }).initialize();
  return { router, assign, asked };
}

it("goes by the browser to a page of which a part was asked for in vain, and asks nothing for it", async () => {
  const { router, assign, asked } = openRouter();
  await router.fetch("part", "home", "/sale");
  asked.length = 0;
  void router.navigate("/sale");
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(new URL(assign.mock.calls[0]?.[0]).pathname).toBe("/sale");
  expect(asked).toEqual([]);
  router.dispose();
});

it("has the browser send a form to a page whose script does not come, and sends nothing itself", async () => {
  const fields: object[] = [];
  const form = { append: () => undefined, appendChild: (field: object) => fields.push(field) && field };
  const submit = vi.fn();
  vi.stubGlobal("document", {
    createElement: (name: string) => (name === "form" ? Object.assign(form, { submit }) : {}),
    body: { append: () => undefined },
  });
  const { router, asked } = openRouter();
  const formData = new FormData();
  formData.set("email", "asha@example.com");
  void router.navigate("/sale", { formMethod: "post", formData });
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  expect(form).toMatchObject({ method: "post", action: expect.stringContaining("/sale") });
  expect(fields).toEqual([{ type: "hidden", name: "email", value: "asha@example.com" }]);
  expect([asked, router.state.errors]).toEqual([[], null]);
  router.dispose();
});

it("goes by the browser to every page without the part that keeps pages", async () => {
  const { router, assign, asked } = openRouter(false);
  void router.navigate("/stores");
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(asked).toEqual([]);
  router.dispose();
});
