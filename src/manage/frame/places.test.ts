import { expect, it } from "vitest";
import { placeAt } from "./places.ts";

it("shows the place that a screen belongs to", () => {
  expect(
    ["", "orders/H-1", "pick", "cash", "set-up", "unsent", "payments", "returns/r"].map(placeAt),
  ).toEqual(["", "orders", "orders", "money", "shop", "", "money", "orders"]);
  expect(placeAt("told")).toBe("told");
});
