import fc from "fast-check";
import { expect, it } from "vitest";
import { bandNamesOf, bandNamesWithin, bandOf } from "./price-bands.ts";

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const bound = fc.option(price, { nil: null });

it("finds every price of a range by a band, and few beside it", () => {
  fc.assert(
    fc.property(bound, bound, price, (min, max, paise) => {
      const names = new Set(bandNamesWithin(min, max));
      const isFound = bandNamesOf(paise).some((name) => names.has(name));
      const isWithin =
        bandOf(paise) >= bandOf(min ?? 0) && bandOf(paise) <= bandOf(max ?? Number.MAX_SAFE_INTEGER);
      expect(isFound).toBe(isWithin);
    }),
  );
});

it("needs few bands, however wide the range is", () => {
  fc.assert(
    fc.property(bound, bound, (min, max) => {
      expect(bandNamesWithin(min, max).length).toBeLessThanOrEqual(24);
    }),
  );
});
