import { expect, test } from "vitest";
import { pagesShown } from "./pagination.tsx";

test("few pages are all shown", () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("many pages leave gaps on the far sides", () => {
  expect(pagesShown(1, 9)).toEqual([1, 2, "gap", 9]);
  expect(pagesShown(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
  expect(pagesShown(9, 9)).toEqual([1, "gap", 8, 9]);
});

test("a gap never hides a single page", () => {
  expect(pagesShown(4, 9)).toEqual([1, 2, 3, 4, 5, "gap", 9]);
});

test("no pages, nothing to show", () => {
  expect(pagesShown(1, 0)).toEqual([]);
});
