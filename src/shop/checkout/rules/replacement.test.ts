import fc from "fast-check";
import { expect, it } from "vitest";
import { itemsOf, paiseIn } from "#shop/invoices/rules/items-of-order.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { asked, soldTo } from "#support/random-carts.ts";
import { replacementOf } from "./replacement.ts";

const wanted = fc.record({ cart: asked, line: fc.nat(7), pieces: fc.integer({ min: 1, max: 10 }) });

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])("costs what its invoice says, to the paisa, and never more than was paid (%s)", (_, settings) => {
  fc.assert(
    fc.property(wanted, ({ cart, line: typed, pieces }) => {
      const sold = soldTo(cart, settings);
      const line = typed % sold.lines.length;
      const quantity = Math.min(pieces, sold.lines[line]?.quantity ?? 0);
      const to = { colour: "Red", size: null };
      const made = replacementOf(sold, [{ line, quantity, to }]);
      const { total } = made.quote;
      expect(paiseIn(itemsOf(made))).toBe(total);
      expect(made.lines).toMatchObject([{ ...to, quantity }]);
      const [was] = itemsOf(sold).filter((item) => item.line === line);
      expect(total).toBeLessThanOrEqual(was?.paise ?? 0);
      const named = made.quote.charges.filter(({ kind }) => kind === "tax");
      const kept = itemsOf(made).reduce((sum, { taxPaise }) => sum + taxPaise, 0);
      expect(named.reduce((sum, { paise }) => sum + paise, 0)).toBe(kept);
    }),
    { numRuns: 300 },
  );
});
