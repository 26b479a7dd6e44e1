import fc from "fast-check";
import { expect, it } from "vitest";
import type { InvoiceItem } from "../views.ts";
import { creditedItems } from "./credited.ts";
import { paiseIn } from "./items-of-order.ts";

const row = fc.record({
  quantity: fc.integer({ min: 1, max: 10 }),
  paise: fc.integer({ min: 1, max: 100_000_000 }),
  /** Of a hundred; two halves of it are whole. */
  taxed: fc.nat(28),
});
const invoices = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  split: fc.constantFrom("sgst", "utgst", "igst", "undecided", "onTop"),
  parts: fc.array(fc.record({ share: fc.integer({ min: 1, max: 100 }), line: fc.option(fc.nat(6)) }), {
    maxLength: 5,
  }),
} as const);

it("gives back every paisa of the invoice once, and its taxes with it, in any parts", () => {
  fc.assert(
    fc.property(invoices, ({ rows, split, parts }) => {
      const items = rows.map(({ quantity, paise, taxed }, line): InvoiceItem => {
        const taxPaise = 2 * Math.floor((paise * taxed) / 100 / 2);
        return { line, words: `goods ${line}`, hsn: null, quantity, paise, taxPercent: taxed, taxPaise };
      });
      const whole = paiseIn(items);
      const given: InvoiceItem[] = [];
      const give = (paise: number, line: number | null) => {
        const left = whole - paiseIn(given);
        const goods = line === null ? [] : [{ line, quantity: 1 }];
        const now = creditedItems({ items, split }, given, { paise, goods });
        expect(paiseIn(now)).toBe(Math.min(paise, left));
        given.push(...now);
      };
      for (const { share, line } of parts) give(Math.ceil((whole * share) / 100), line);
      give(whole, null);
      for (const item of items) {
        const back = given.filter(({ line }) => line === item.line);
        expect(paiseIn(back)).toBe(item.paise);
        expect(back.reduce((sum, { taxPaise }) => sum + taxPaise, 0)).toBe(item.taxPaise);
        for (const { taxPaise } of back) {
          expect(taxPaise).toBeGreaterThanOrEqual(0);
          if (split === "sgst") expect(taxPaise % 2).toBe(0);
        }
      }
    }),
    { numRuns: 2_000, seed: 20261122 },
  );
});

it("takes from the goods that were named, and from the rest only what they do not cost", () => {
  const items = [item(0, 100), item(1, 300)];
  const of = (paise: number, line: number) =>
    creditedItems({ items, split: "igst" }, [], { paise, goods: [{ line, quantity: 1 }] }).map(
      (one) => [one.line, one.paise, one.quantity] as const,
    );
  expect(of(80, 0)).toEqual([[0, 80, 1]]);
  expect(of(300, 1)).toEqual([[1, 300, 1]]);
  expect(of(200, 0)).toEqual([
    [0, 50, 1],
    [1, 150, 0],
  ]);
});

function item(line: number, paise: number): InvoiceItem {
  return { line, words: `goods ${line}`, hsn: null, quantity: 2, paise, taxPercent: 0, taxPaise: 0 };
}
