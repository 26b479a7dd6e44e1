import type { DataRouteObject } from "react-router";
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
