import { describe, expect, it } from "vitest";
import { totalOf } from "#contract/charge-view.ts";
import { chargesOf } from "./charges.ts";

const promo = { code: "WELCOME10", percent: 10 };

describe("charges", () => {
  it("are what is added to the goods, each by its kind and with its words", () => {
    expect(chargesOf({ subtotalPaise: 100_00, promo, rate: 83.16 })).toEqual([
      { kind: "promo", paise: -10_00, inside: false, words: "promo", params: { code: "WELCOME10" } },
      { kind: "shipping", paise: 831_60, inside: false, words: "shipping", params: {} },
      { kind: "tax", paise: 9_00, inside: false, words: "tax", params: { percent: 10 } },
    ]);
  });

  it("are not added again when the prices hold them already", () => {
    const tax = { kind: "tax", paise: 18_00, words: "tax", params: {} } as const;
    expect(totalOf(100_00, [{ ...tax, inside: true }])).toBe(100_00);
    expect(totalOf(100_00, [{ ...tax, inside: false }])).toBe(118_00);
  });
});
