import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { marksWithoutPlace } from "./marks-without-place.ts";

const require = createRequire(import.meta.url);
const entry = require.resolve("react-dom/client");
const { filter, handler } = marksWithoutPlace.transform;

/** What the entry takes where a page is built for use. */
function inUse(): string {
  const named = /['"](\.\/cjs\/[^'"]*production[^'"]*)['"]/.exec(readFileSync(entry, "utf8"))?.[1];
  if (!named) throw new Error("React's entry names no file that is for use.");
  return join(dirname(entry), named);
}

/** How many lines of its place each error has that React makes while it is read, and one that is made afterwards. */
function placesOf(code: string) {
  const places: number[] = [];
  const make = (message?: string) => {
    places.push(watched.stackTraceLimit);
    return new Error(message);
  };
  const watched = Object.assign(make, { stackTraceLimit: 10 });
  new Function("exports", "require", "Error", code)({}, require, watched);
  return { places, after: watched.stackTraceLimit };
}

it("takes React's own file, whatever it is called", () => {
  expect(inUse()).toMatch(filter.id);
});

it("gives no place to the marks that React makes of itself, and places to all errors after them", () => {
  const code = readFileSync(inUse(), "utf8");
  const asItIs = placesOf(code);
  expect(asItIs.places.length).toBeGreaterThan(0);
  expect(placesOf(handler(code))).toEqual({ places: asItIs.places.map(() => 0), after: 10 });
});
