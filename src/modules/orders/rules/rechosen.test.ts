import fc from "fast-check";
import { expect, it } from "vitest";
import { itemsOf, paiseIn } from "#modules/invoices/rules/items-of-order.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { asked, soldTo } from "#support/random-carts.ts";
import { moreFor, rechosenOf } from "./rechosen.ts";
import { shareOf } from "./refund-share.ts";

it.each([
  ["costs as much", { paid: 100, was: 100, is: 100 }, 0],
  ["costs more", { paid: 100, was: 100, is: 130 }, 30],
  ["costs less", { paid: 100, was: 100, is: 80 }, -20],
  ["was in a sale that is over", { paid: 70, was: 100, is: 100 }, 0],
  ["was sold for more than both cost today", { paid: 100, was: 80, is: 90 }, 0],
])("compares two choices by what they cost today: what %s", (_, prices, more) => {
  expect(moreFor(prices)).toBe(more);
});

const to = { colour: "Red", size: null };
const wanted = fc.record({
  cart: asked,
  line: fc.nat(7),
  pieces: fc.integer({ min: 1, max: 10 }),
  was: fc.integer({ min: 1, max: 500_000 }),
  is: fc.integer({ min: 1, max: 500_000 }),
  less: fc.nat(100),
  isWhole: fc.boolean(),
});

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])("costs what its invoice says and no more than was paid for it (%s)", (_, settings) => {
  fc.assert(
    fc.property(wanted, ({ cart, line: typed, pieces, was, is, less, isWhole }) => {
      const sold = { ...soldTo(cart, settings), discounted: null };
      const line = typed % sold.lines.length;
      const quantity = Math.min(pieces, sold.lines[line]?.quantity ?? 0);
      const cost = shareOf(sold.quote, sold.lines, [{ line, quantity }]);
      const beside = sold.quote.charges.filter(({ kind }) => kind !== "promo" && kind !== "tax");
      const besidePaise = isWhole ? paiseIn(beside) : 0;
      // A part of it may have gone back before.
      const rest = Math.floor((cost * (100 - less)) / 100) + besidePaise;
      const besideLeft = Math.max(0, Math.min(besidePaise, rest - cost));
      const wish = { line, quantity, before: 0, to, price: { was, is }, cost, rest, isWhole };
      const made = rechosenOf(sold, wish);
      const { total, charges } = made.quote;
      expect(total).toBeLessThanOrEqual(rest);
      expect(paiseIn(itemsOf(made))).toBe(total);
      const named = charges.filter(({ kind }) => kind === "tax").reduce((sum, { paise }) => sum + paise, 0);
      const kept = itemsOf(made).reduce((sum, { taxPaise }) => sum + taxPaise, 0);
      expect(kept).toBe(named);
      const along = charges.filter(({ kind }) => kind !== "promo" && kind !== "tax");
      expect(paiseIn(along)).toBe(besideLeft);
      if (besideLeft === besidePaise) expect(along).toEqual(isWhole ? beside : []);
      if (is >= was) expect(made).toEqual(rechosenOf(sold, { ...wish, price: { was, is: was } }));
      // Of the same price it is all that was paid, but for what rounding leaves of each line and its taxes.
      const hasExtras = beside.some(({ kind }) => kind !== "shipping" && kind !== "cash");
      if (is >= was && less === 0 && !hasExtras) expect(rest - total).toBeLessThanOrEqual(quantity + 2);
      const goods = total - besideLeft;
      if (is < was) expect(goods).toBeLessThanOrEqual(Math.ceil((cost * is) / was) + quantity + 2);
    }),
    { numRuns: 300 },
  );
});
