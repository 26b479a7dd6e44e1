import { expect, it } from "vitest";
import { shortestWay } from "./shortest-way.ts";

const million = {
  all: 1_000_000,
  inRange: null,
  rated: null,
  inBands: null,
  matching: 1_000_000,
  pageEnd: 24,
};

it("reads along the order where matches come often", () => {
  expect(shortestWay(million)).toBe("order");
  expect(shortestWay({ ...million, inRange: 200_000, rated: 300_000, matching: 60_000 })).toBe("order");
});

it("sorts a narrow range of prices or few rated products instead of passing all others", () => {
  expect(shortestWay({ ...million, inRange: 900, matching: 900 })).toBe("price");
  expect(shortestWay({ ...million, rated: 300, matching: 300 })).toBe("rating");
  expect(shortestWay({ ...million, inRange: 900, rated: 300, matching: 0 })).toBe("rating");
});

it("walks bands of prices where a range is too full to be sorted and too narrow to be met along the order", () => {
  const narrow = { ...million, inRange: 5_000, matching: 5_000, inBands: 20_000 };
  expect(shortestWay(narrow)).toBe("bands");
  expect(shortestWay({ ...narrow, inBands: null })).toBe("order");
  expect(shortestWay({ ...narrow, inRange: 100, matching: 100 })).toBe("price");
});
