import { expect, it } from "vitest";
import { hoursOpen } from "./hours-open.ts";

it("tells hours as the office tells every time, in both languages", () => {
  expect(hoursOpen("10:00 AM - 9:00 PM", "en")).toBe("10:00\u00a0am to 9:00\u00a0pm");
  expect(hoursOpen("10:00 AM - 9:00 PM", "hi")).toMatch(/^सुबह.10:00 से रात.9:00 तक$/);
});

it("leaves what it cannot read as it was written", () => {
  expect(hoursOpen("Daily", "hi")).toBe("Daily");
});
