import fc from "fast-check";
import { expect, it } from "vitest";
import { sumsOf, taxedItem } from "./invoice-sums.ts";

const splits = ["igst", "sgst", "utgst", "undecided", "onTop"] as const;
const item = fc
  .record({
    paise: fc.integer({ min: 0, max: 10_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ paise, part }) => ({
    line: 0,
    words: "Pot",
    hsn: "6912",
    quantity: 1,
    paise,
    taxPercent: 5,
    taxPaise: Math.floor(paise * part),
  }));

it.each(splits)("adds up to the paisa, in each row and below each column (%s)", (split) => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const paper = { split, items };
      const rows = [...items.map((one) => taxedItem(paper, one)), sumsOf(paper)];
      for (const { taxablePaise, taxes, paise } of rows)
        expect(taxablePaise + taxes.reduce((sum, tax) => sum + tax.paise, 0)).toBe(paise);
      expect(sumsOf(paper).paise).toBe(items.reduce((sum, { paise }) => sum + paise, 0));
    }),
  );
});

it("halves what two states share", () => {
  const pot = { line: 0, words: "Pot", hsn: null, quantity: 1, paise: 105_00, taxPercent: 5, taxPaise: 5_00 };
  expect(taxedItem({ split: "sgst" }, pot)).toEqual({
    taxablePaise: 100_00,
    taxes: [
      { name: "cgst", paise: 2_50 },
      { name: "sgst", paise: 2_50 },
    ],
    paise: 105_00,
  });
});
