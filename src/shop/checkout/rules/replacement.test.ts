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

const several = fc.record({
  cart: asked,
  turns: fc.array(fc.record({ line: fc.nat(7), pieces: fc.nat(9) })),
});

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])("is paid by what is left of the payment, however many go before it (%s)", (_, settings) => {
  fc.assert(
    fc.property(several, ({ cart, turns }) => {
      const sold = soldTo(cart, settings);
      const gone = sold.lines.map(() => 0);
      let rest = sold.quote.total;
      let less = 0;
      const exchange = (line: number, pieces: number) => {
        const before = gone[line] ?? 0;
        const quantity = Math.min(pieces, (sold.lines[line]?.quantity ?? 0) - before);
        if (quantity < 1) return;
        const to = { colour: "Red", size: null };
        const { total, charges } = replacementOf(sold, [{ line, quantity, before, to }]).quote;
        expect(total).toBeLessThanOrEqual(rest);
        gone[line] = before + quantity;
        rest -= total;
        less += lessIn(charges);
      };
      for (const { line, pieces } of turns) exchange(line % sold.lines.length, pieces + 1);
      sold.lines.forEach((_line, at) => {
        exchange(at, 10);
      });
      expect(less).toBe(lessIn(sold.quote.charges));
    }),
    { numRuns: 300 },
  );
});

function lessIn(charges: readonly { readonly kind: string; readonly paise: number }[]): number {
  return charges.reduce((sum, { kind, paise }) => (kind === "promo" ? sum - paise : sum), 0);
}
