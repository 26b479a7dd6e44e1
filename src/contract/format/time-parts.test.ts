import { expect, it } from "vitest";
import { dayIn } from "./day-in.ts";
import { minuteParts } from "./time-parts.ts";

const night = Date.UTC(2026, 10, 25, 21, 1);

it("says a minute in the letters and words of its language alone", () => {
  expect(new Intl.DateTimeFormat("en-IN", minuteParts("en-IN")).format(night)).toBe("26 Nov, 2:31 am");
  expect(new Intl.DateTimeFormat("hi-IN", minuteParts("hi-IN")).format(night)).toBe("26 नवंबर को रात 2:31 बजे");
});

it("promises a day without a cut month in Hindi", () => {
  expect(dayIn("2026-11-27", "en")).toBe("Fri 27 Nov");
  expect(dayIn("2026-11-27", "hi")).toBe("शुक्र 27 नवंबर");
});
