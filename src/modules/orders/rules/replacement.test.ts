import fc from "fast-check";
import { expect, it } from "vitest";
import { itemsOf, paiseIn } from "#modules/invoices/rules/items-of-order.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { asked, soldTo } from "#support/random-carts.ts";
import { shareOf } from "./refund-share.ts";
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

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])(
  "is paid to the paisa by what refunds of single pieces have left, however they were rounded (%s)",
  (_, settings) => {
    let cut = 0;
    fc.assert(
      fc.property(fc.record({ cart: asked, kept: fc.nat(7) }), ({ cart, kept: typed }) => {
        const sold = soldTo(cart, settings);
        const kept = typed % sold.lines.length;
        // Every piece but the last of one line has gone back by itself, and the delivery too.
        let rest = sold.quote.total - sold.quote.shipping;
        for (const [line, { quantity }] of sold.lines.entries())
          for (let piece = line === kept ? 1 : 0; piece < quantity; piece++)
            rest -= Math.min(rest, shareOf(sold.quote, sold.lines, [{ line, quantity: 1 }]));
        const before = (sold.lines[kept]?.quantity ?? 1) - 1;
        const replaced = [{ line: kept, quantity: 1, before, to: { colour: "Red", size: null } }];
        const dear = replacementOf(sold, replaced).quote.total;
        const made = replacementOf(sold, replaced, { rest });
        if (rest < 1) return;
        expect(made.quote.total).toBe(Math.min(dear, rest));
        expect(paiseIn(itemsOf(made))).toBe(made.quote.total);
        if (dear > rest) cut++;
      }),
      { numRuns: 500, seed: 20261122 },
    );
    expect(cut).toBeGreaterThan(0);
  },
);

it("does not become a gift where more has gone back than was rounded", () => {
  const [cart] = fc.sample(asked, { numRuns: 1, seed: 7 });
  if (!cart) throw new Error("There is no cart.");
  const sold = soldTo(cart, indiaSettings);
  const replaced = [{ line: 0, quantity: 1, to: { colour: "Red", size: null } }];
  const { total } = replacementOf(sold, replaced).quote;
  expect(replacementOf(sold, replaced, { rest: total - 500 }).quote.total).toBe(total);
});

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])("costs and is taxed for what a discount since has left of it (%s)", (_, settings) => {
  fc.assert(
    fc.property(wanted, fc.integer({ min: 1, max: 99 }), ({ cart, line: typed, pieces }, percent) => {
      const sold = soldTo(cart, settings);
      const line = typed % sold.lines.length;
      const quantity = Math.min(pieces, sold.lines[line]?.quantity ?? 0);
      const replaced = [{ line, quantity, to: { colour: "Red", size: null } }];
      const full = replacementOf(sold, replaced);
      const worth = Math.floor((full.quote.total * percent) / 100);
      const made = replacementOf(sold, replaced, { worth });
      expect(made.quote.total).toBeLessThanOrEqual(worth);
      expect(made.quote.total).toBeGreaterThanOrEqual(worth - 2);
      expect(paiseIn(itemsOf(made))).toBe(made.quote.total);
      expect(Math.abs(taxIn(itemsOf(made)) - (taxIn(itemsOf(full)) * percent) / 100)).toBeLessThan(3);
    }),
    { numRuns: 300 },
  );
});

function taxIn(items: readonly { readonly taxPaise: number }[]): number {
  return items.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
}
