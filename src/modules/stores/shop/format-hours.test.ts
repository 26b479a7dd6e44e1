import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { formatHours } from "./format-hours.ts";

it("tells hours in Hindi as people say them, and in English as the owner wrote them", () => {
  const [english, hindi] = [textsOf("en").stores, textsOf("hi").stores];
  expect(formatHours("10:00 AM - 9:00 PM", hindi)).toBe("सुबह 10:00 बजे से रात 9:00 बजे तक");
  expect(formatHours("10:00 AM - 9:00 PM", english)).toBe("10:00 AM - 9:00 PM");
  expect(formatHours("10 AM to 7:30 PM", english)).toBe("10 AM to 7:30 PM");
  expect(formatHours("by appointment", hindi)).toBe("by appointment");
});
