import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPageAnewFor } from "./missing-part.ts";

const reload = vi.fn();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const missing = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: /assets/${file}`);

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("loads the page anew once for each part that is missing", () => {
  for (const file of ["a.js", "a.js", "b.js"]) loadPageAnewFor(missing(file));
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each(["error loading dynamically imported module: /assets/a.js", "Importing a module script failed."])(
  "knows it by the words of other browsers: %s",
  (words) => {
    loadPageAnewFor(new TypeError(words));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it("leaves the page as it is without a network, after other errors, and where it could not be remembered", () => {
  loadPageAnewFor(new TypeError("Failed to fetch"));
  loadPageAnewFor(new Error("a module broke"));
  vi.stubGlobal("navigator", { onLine: false });
  loadPageAnewFor(missing("a.js"));
  vi.stubGlobal("navigator", { onLine: true });
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  loadPageAnewFor(missing("a.js"));
  expect(reload).not.toHaveBeenCalled();
});
