import type { DataRouter, RouterSubscriber } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toldLate } from "./told-late.ts";

type State = Parameters<RouterSubscriber>[0];
type Said = Parameters<RouterSubscriber>[1];

let change: (navigation: string, also?: Partial<Said>) => void;
let told: string[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const router = {
    subscribe: (tell: RouterSubscriber) => {
      change = (state, also) => {
        const said = { deletedFetchers: [], newErrors: null, flushSync: false, ...also };
        tell({ navigation: { state } } as unknown as State, said as Said);
      };
      return () => undefined;
    },
  };
  leave = toldLate(router as unknown as DataRouter).subscribe(({ navigation }, { flushSync }) => {
    told.push(`${navigation.state}${flushSync ? " at once" : ""}`);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it("does not say that a page is on its way which is there at once, and has it drawn in one piece", () => {
  change("loading");
  change("idle");
  vi.runAllTimers();
  expect(told).toEqual(["idle at once"]);
});

it("draws a page that is there at once in a piece of work of its own, and before anything that comes after it", () => {
  change("loading");
  change("idle");
  expect(told).toEqual([]);
  change("submitting");
  expect(told).toEqual(["idle at once", "submitting"]);
  vi.runAllTimers();
  expect(told).toEqual(["idle at once", "submitting"]);
});

it("tells whoever leaves what is still to be drawn, and nothing after that", () => {
  change("loading");
  change("idle");
  leave();
  expect(told).toEqual(["idle at once"]);
  vi.runAllTimers();
  expect(told).toEqual(["idle at once"]);
});

it("does not say that a page is on its way to whoever has left", () => {
  change("loading");
  leave();
  vi.runAllTimers();
  expect(told).toEqual([]);
});

it("has a page that was waited for drawn as the router says", () => {
  change("loading");
  vi.advanceTimersByTime(50);
  change("idle");
  vi.runAllTimers();
  expect(told).toEqual(["idle"]);
});

it("says that a page is on its way where it is waited for longer", () => {
  change("loading");
  vi.advanceTimersByTime(100);
  change("idle");
  change("submitting");
  change("loading");
  change("idle");
  expect(told).toEqual(["loading", "idle", "submitting", "loading", "idle"]);
});

it("lets the browser draw a transition, and tells at once of what goes with it", () => {
  change("loading");
  change("idle", { viewTransitionOpts: {} as NonNullable<Said["viewTransitionOpts"]> });
  change("loading", { deletedFetchers: ["sale"] });
  change("idle");
  expect(told).toEqual(["idle", "loading", "idle"]);
});
