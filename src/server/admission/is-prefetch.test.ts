import { expect, it } from "vitest";
import { isPrefetch } from "./is-prefetch.ts";

it.each<[string, Record<string, string>, boolean]>([
  ["a link of Chromium or Firefox", { "sec-purpose": "prefetch" }, true],
  ["a page that is made ready to be shown", { "sec-purpose": "prefetch;prerender" }, true],
  ["a link of older Chromium, or of WebKit", { purpose: "prefetch" }, true],
  ["somebody who opens a page", { "sec-fetch-mode": "navigate" }, false],
  ["another purpose", { "sec-purpose": "preview" }, false],
])("says whether a page is only prefetched: %s", (_, headers, expected) => {
  expect(isPrefetch({ headers })).toBe(expected);
});
