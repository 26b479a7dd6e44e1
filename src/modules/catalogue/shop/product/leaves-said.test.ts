import { expect, it } from "vitest";
import { leavesSaid } from "./leaves-said.ts";

it("says by when one orders what leaves on the same day, and nothing where the hour decides nothing", () => {
  expect(leavesSaid(14, "en")).toBe("Order before 2 pm, sent the same working day.");
  expect(leavesSaid(12, "en")).toContain("before 12 pm");
  expect(leavesSaid(14, "hi")).toContain("दोपहर 2 बजे से पहले");
  expect([leavesSaid(0, "en"), leavesSaid(24, "en")]).toEqual([null, null]);
});
