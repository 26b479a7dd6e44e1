import { describe, expect, it } from "vitest";
import { chargesOf, totalOf } from "./charges.ts";

describe("charges", () => {
  it("are what is added to the goods, each by its kind", () => {
    expect(chargesOf({ subtotalPaise: 100_00, promoPercent: 10, rate: 83.16 })).toEqual([
      { kind: "promo", paise: -10_00, inside: false },
      { kind: "shipping", paise: 831_60, inside: false },
      { kind: "tax", paise: 9_00, inside: false },
    ]);
  });

  it("are not added again when the prices hold them already", () => {
    const tax = { kind: "tax", paise: 18_00 } as const;
    expect(totalOf(100_00, [{ ...tax, inside: true }])).toBe(100_00);
    expect(totalOf(100_00, [{ ...tax, inside: false }])).toBe(118_00);
  });
});
