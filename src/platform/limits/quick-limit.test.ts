import { expect, it } from "vitest";
import { createQuickLimit } from "./quick-limit.ts";

const minute = 60_000;

it("refuses a subject alone, says how long, and lets it in again afterwards", () => {
  let now = 1_000_000;
  const limit = createQuickLimit({ clock: { now: () => now }, most: 2, window: minute });
  expect([limit("a"), limit("a")]).toEqual([undefined, undefined]);
  now += 20_000;
  expect(limit("a")).toBe(40_000);
  expect(limit("b")).toBeUndefined();
  now += 40_000;
  expect(limit("a")).toBeUndefined();
});

it("keeps no more subjects than it has room for, and counts the rest as one", () => {
  const limit = createQuickLimit({ clock: { now: () => 0 }, most: 3, window: minute });
  for (let at = 0; at < 20_000; at++) limit(`known ${at}`);
  for (let at = 0; at < 3; at++) expect(limit(`more ${at}`)).toBeUndefined();
  expect(limit("one more")).toBe(minute);
  expect(limit("known 7")).toBeUndefined();
});
