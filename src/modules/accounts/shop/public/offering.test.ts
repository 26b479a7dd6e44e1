import { afterEach, expect, it, vi } from "vitest";
import { isOfferWished, noteOffered, wishForOffer } from "./offering.ts";

const day = 24 * 3_600_000;

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("offers after a good moment, and then not for half a year", () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("dispatchEvent", () => true);
  expect(isOfferWished()).toBe(false);
  wishForOffer();
  expect(isOfferWished()).toBe(true);
  noteOffered();
  expect(isOfferWished()).toBe(false);
  wishForOffer();
  vi.advanceTimersByTime(179 * day);
  expect(isOfferWished()).toBe(false);
  vi.advanceTimersByTime(2 * day);
  expect(isOfferWished()).toBe(true);
});

it("offers nothing where storage is forbidden", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  vi.stubGlobal("dispatchEvent", () => true);
  wishForOffer();
  expect(isOfferWished()).toBe(false);
});
