import { describe, expect, it } from "vitest";
import { totalOf } from "#contract/charge-view.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import { demoTerms, welcome } from "#support/pricing.ts";
import { chargesOf } from "./charges.ts";
import type { Goods } from "./priced.ts";

const goods = (paise: number, taxPercent: number | null = null, grams = 0): Goods => ({
  paise,
  taxPercent,
  grams,
});
const india: Terms = {
  option: "courier",
  taxOnTop: null,
  taxSplit: "sgst",
  delivery: [{ upToGrams: null, paise: 49_00, freeAbovePaise: 499_00 }],
  days: null,
  cashPaise: 50_00,
  takesCash: true,
  extras: [],
};
const short = (charges: ReturnType<typeof chargesOf>) =>
  charges.map(({ words, paise, inside, params }) => [words, paise, inside, params.percent ?? null]);

describe("charges", () => {
  it("are what is added to the goods, each by its kind and with its words", () => {
    expect(chargesOf({ goods: [goods(100_00)], promo: welcome, terms: demoTerms(83.16) })).toEqual([
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

  it("hold what was chosen of what is offered, as long as there are goods; its tax follows theirs", () => {
    const terms = { ...india, taxSplit: "igst", extras: [{ kind: "ribbon", paise: 118_00 }] } as const;
    const asked = { goods: [goods(600_00, 18)], promo: null, terms };
    expect(chargesOf({ ...asked, extras: ["ribbon", "long gone"] })).toEqual([
      { kind: "shipping", paise: 0, inside: false, words: "shipping", params: {} },
      { kind: "ribbon", paise: 118_00, inside: false, words: "ribbon", params: {} },
      { kind: "tax", paise: 91_53 + 18_00, inside: true, words: "igst", params: { percent: 18 } },
    ]);
    expect(short(chargesOf(asked)).map(([words]) => words)).toEqual(["shipping", "igst"]);
    expect(chargesOf({ ...asked, goods: [], extras: ["ribbon"] }).map(({ kind }) => kind)).toEqual([
      "shipping",
    ]);
  });

  it("name the taxes inside by rate, half and half within a state, delivery at the highest rate", () => {
    const charges = chargesOf({ goods: [goods(105_00, 5), goods(118_00, 18)], promo: null, terms: india });
    expect(short(charges)).toEqual([
      ["shipping", 49_00, false, null],
      ["cgst", 2_50, true, 2.5],
      ["sgst", 2_50, true, 2.5],
      // 9.00 of the goods, 3.74 of the delivery.
      ["cgst", 12_74, true, 9],
      ["sgst", 12_74, true, 9],
    ]);
    expect(totalOf(223_00, charges)).toBe(272_00);
  });

  it.each([
    ["igst", ["igst"]],
    ["utgst", ["cgst", "utgst"]],
    ["undecided", ["gst"]],
  ] as const)("are split as %s says", (taxSplit, words) => {
    const terms = { ...india, taxSplit };
    const charges = chargesOf({ goods: [goods(600_00, 18)], promo: null, terms });
    expect(charges.filter(({ inside }) => inside).map((charge) => charge.words)).toEqual(words);
    expect(totalOf(600_00, charges)).toBe(600_00);
  });

  it("hold no tax where nothing that is bought has one", () => {
    const charges = chargesOf({ goods: [goods(100_00, 0)], promo: null, terms: india, paysCash: true });
    expect(short(charges)).toEqual([
      ["shipping", 49_00, false, null],
      ["cash", 50_00, false, null],
    ]);
  });

  it("share what a code takes off among the lines before their taxes are worked out", () => {
    const promo = { ...welcome, percent: 0, paise: 100_00 };
    const charges = chargesOf({ goods: [goods(600_00, 18), goods(200_00, 0)], promo, terms: india });
    // 75 of the hundred are the first line's.
    expect(short(charges).slice(2)).toEqual([
      ["cgst", 40_04, true, 9],
      ["sgst", 40_04, true, 9],
    ]);
  });

  it("take a code off the lines that it names alone, and the tax with it", () => {
    const promo = { ...welcome, percent: 50, lines: ["cup"] };
    const lines = [
      { ...goods(600_00, 18), line: "pot" },
      { ...goods(200_00, 5), line: "cup" },
    ];
    const charges = short(chargesOf({ goods: lines, promo, terms: india }));
    expect(charges[0]).toEqual(["promo", -100_00, false, null]);
    expect(charges.slice(2)).toEqual([
      ["cgst", 2_38, true, 2.5],
      ["sgst", 2_38, true, 2.5],
      ["cgst", 45_76, true, 9],
      ["sgst", 45_76, true, 9],
    ]);
  });

  it("weigh the parcel, and what is heavier than all bands costs the last", () => {
    const band = (upToGrams: number | null, paise: number) => ({ upToGrams, paise, freeAbovePaise: 499_00 });
    const terms = { ...india, delivery: [band(500, 40_00), band(2_000, 90_00)] };
    const shipping = (grams: number) =>
      chargesOf({ goods: [goods(100_00, 0, grams)], promo: null, terms })[0]?.paise;
    expect([shipping(500), shipping(501), shipping(9_000)]).toEqual([40_00, 90_00, 90_00]);
  });

  it("ask nothing for delivery with a code that says so, from its minimum on", () => {
    const promo = { ...welcome, percent: 0, shipsFree: true, minimumPaise: 200_00 };
    const shipping = (paise: number) =>
      chargesOf({ goods: [goods(paise, 0)], promo, terms: india })[0]?.paise;
    expect([shipping(199_99), shipping(200_00)]).toEqual([49_00, 0]);
  });

  it("are less by a code from its minimum on", () => {
    const promo = { ...welcome, percent: 10, minimumPaise: 200_00 };
    const less = (paise: number) =>
      chargesOf({ goods: [goods(paise, 0)], promo, terms: india }).find(({ kind }) => kind === "promo")
        ?.paise;
    expect([less(199_99), less(200_00)]).toEqual([undefined, -20_00]);
  });

  it("never take off more than the goods cost", () => {
    const promo = { ...welcome, percent: 0, paise: 500_00 };
    const charges = chargesOf({ goods: [goods(100_00, 18)], promo, terms: india });
    expect(short(charges)[0]).toEqual(["promo", -100_00, false, null]);
    expect(totalOf(100_00, charges)).toBe(49_00);
  });
});
