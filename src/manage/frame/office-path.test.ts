import { expect, it } from "vitest";
import { navigationItemAt } from "./office-path.ts";

it("shows the place that a screen belongs to", () => {
  expect(
    ["", "orders/H-1", "pick", "cash", "set-up", "unsent", "payments", "returns/r", "past-orders/in"].map(
      navigationItemAt,
    ),
  ).toEqual(["", "orders", "orders", "money", "shop", "", "money", "orders", "orders"]);
  expect(navigationItemAt("told")).toBe("told");
});
