import { expect, it } from "vitest";
import { chargedGrams, judgeLine } from "./judge-line.ts";

it("judges a line by what was booked", () => {
  const booking = { state: "sent", grams: 501, quotedPaise: 60_00 } as const;
  expect([1, 500, 501, 1_000].map(chargedGrams)).toEqual([500, 500, 1_000, 1_000]);
  const line = (grams: number, paise: number) => ({ grams, paise });
  expect(judgeLine(line(1_000, 60_00), booking, false)).toBe("agreed");
  expect(judgeLine(line(500, 60_01), booking, false)).toBe("price");
  expect(judgeLine(line(1_001, 60_00), booking, false)).toBe("weight");
  expect(judgeLine(line(1_000, 60_00), booking, true)).toBe("twice");
  expect(judgeLine(line(1_000, 60_00), { ...booking, state: "cancelled" }, false)).toBe("cancelled");
  expect(judgeLine(line(1_000, 60_00), undefined, true)).toBe("unknown");
});
