import { expect, it } from "vitest";
import { formatDispatch } from "./format-dispatch.ts";

it("says by when one orders what leaves on the same day, and nothing where the hour decides nothing", () => {
  expect(formatDispatch(14, "en")).toBe("Order before 2 pm, sent the same working day.");
  expect(formatDispatch(12, "en")).toContain("before 12 pm");
  expect(formatDispatch(14, "hi")).toContain("दोपहर 2 बजे से पहले");
  expect([formatDispatch(0, "en"), formatDispatch(24, "en")]).toEqual([null, null]);
});
