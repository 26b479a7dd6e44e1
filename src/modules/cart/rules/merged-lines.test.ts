import fc from "fast-check";
import { expect, it } from "vitest";
import { mostLines, mostOfOne } from "#contract/limits.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { sellable } from "#support/sellables.ts";
import type { CartLine } from "./cart-lines.ts";
import { mergedLines } from "./merged-lines.ts";

const line = (productId: string, quantity: number): CartLine => ({
  id: `${productId}-${quantity}`,
  productId,
  colour: null,
  size: null,
  quantity,
  priceWhenAdded: 100,
  addedAt: 1,
});
const offersOf = (free: Readonly<Record<string, number>>): ReadonlyMap<string, Sellable> =>
  new Map(Object.entries(free).map(([id, left]) => [id, sellable({ id, each: left })]));
const held = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));

it("adds up what both hold, and keeps the place of what was there", () => {
  const merged = mergedLines([line("a", 2)], [line("a", 3), line("b", 1)], offersOf({ a: 9, b: 9 }));
  expect(held(merged.lines)).toEqual({ a: 5, b: 1 });
  expect(merged.lines[0]?.id).toBe("a-2");
  expect(merged).toMatchObject({ came: 2, isShort: false });
});

it("goes no further than the limit and what is left, and says so", () => {
  const merged = mergedLines(
    [line("a", 7), line("b", 4)],
    [line("a", 7), line("b", 2)],
    offersOf({ a: 99, b: 3 }),
  );
  expect(held(merged.lines)).toEqual({ a: mostOfOne, b: 4 });
  expect(merged).toMatchObject({ came: 1, isShort: true });
});

it("brings along what is sold out or gone, as the guest's cart showed it", () => {
  expect(mergedLines([], [line("a", 2), line("b", 1)], offersOf({ a: 0 })).lines).toHaveLength(2);
});

it("never shortens a line, never passes a limit, whatever both hold", () => {
  const cart = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: mostOfOne })),
    {
      selector: ([id]) => id,
      maxLength: mostLines,
    },
  );
  fc.assert(
    fc.property(cart, cart, fc.array(fc.nat(12), { minLength: 61, maxLength: 61 }), (own, coming, free) => {
      const lines = (of: typeof own) => of.map(([id, quantity]) => line(`p${id}`, quantity));
      const offers = offersOf(Object.fromEntries(free.map((left, id) => [`p${id}`, left])));
      const { lines: merged, came } = mergedLines(lines(own), lines(coming), offers);
      const [before, after] = [held(lines(own)), held(merged)];
      expect(merged.length).toBeLessThanOrEqual(mostLines);
      expect(came).toBeLessThanOrEqual(coming.length);
      for (const [id, quantity] of Object.entries(before)) expect(after[id]).toBeGreaterThanOrEqual(quantity);
      for (const { quantity } of merged) expect(quantity).toBeLessThanOrEqual(mostOfOne);
    }),
  );
});
