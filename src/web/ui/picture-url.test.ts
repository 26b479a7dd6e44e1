import { expect, it } from "vitest";
import { readPictures } from "#seed/read-seed.ts";
import { namedPictures, pictureUrl } from "./picture-url.ts";

it("names each picture of a page by the hash of the one that is there", () => {
  const there = Object.entries(readPictures())
    .filter(([name]) => name === "hero" || name.startsWith("category-"))
    .map(([name, { file }]) => [name, file]);
  const named = Object.entries(namedPictures).map(([name, hash]) => [name, `${name}.${hash}`]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(there));
  expect(pictureUrl("hero", 800, "webp")).toMatch(/^\/pictures\/hero\.[0-9a-f]{8}-800\.webp$/);
  expect(pictureUrl("own.0a1b2c3d", 800, "webp")).toBe("/pictures/own.0a1b2c3d-800.webp");
});
