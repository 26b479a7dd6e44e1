import { expect, it } from "vitest";
import { placeAt } from "./places.ts";

it("shows the place that a screen belongs to", () => {
  expect(["", "orders/H-1", "pick", "cash", "set-up", "unsent"].map(placeAt)).toEqual([
    "",
    "orders",
    "orders",
    "money",
    "shop",
    "",
  ]);
  expect(placeAt("told")).toBe("told");
});
