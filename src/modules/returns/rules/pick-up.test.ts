import { expect, it } from "vitest";
import { pickUpDays } from "./pick-up.ts";

it("offers six days by India's clock, and no Sunday", () => {
  // Thursday evening in London is Friday morning in India.
  const days = pickUpDays(Date.UTC(2026, 10, 19, 20));
  expect(days).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"]);
});
