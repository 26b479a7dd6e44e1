import fc from "fast-check";
import { expect, it } from "vitest";
import { PricedGroups } from "./priced-groups.ts";

const price = fc.integer({ min: 0, max: 400 });
const bound = fc.option(price);

it("counts what one by one would be counted, before and after changes", () => {
  const priced = fc.array(fc.tuple(price, fc.integer({ min: 0, max: 2 })), { maxLength: 3_000 });
  const later = fc.array(fc.tuple(price, fc.integer({ min: 0, max: 3 })), { maxLength: 40 });
  fc.assert(
    fc.property(priced, later, fc.nat(), bound, bound, (products, added, place, min, max) => {
      const countOf = (some: typeof products) =>
        [0, 1, 2, 3].map(
          (group) =>
            some.filter(([price, of]) => of === group && price >= (min ?? 0) && price <= (max ?? 400)).length,
        );
      // A group comes in several pieces.
      const pieces = [...products.slice(0, 40).map((one) => [one]), products.slice(40)].flatMap((piece) =>
        [0, 1, 2].map((group) => ({
          group,
          prices: piece.flatMap(([price, of]) => (of === group ? [price] : [])),
        })),
      );
      const groups = PricedGroups.of(pieces, { products: products.length, many: 3 });
      expect([...groups.countBetween(min, max, 4)]).toEqual(countOf(products));
      const from = products.length === 0 ? 0 : place % products.length;
      const gone = products.slice(from, from + 30);
      const changed = groups.with(
        [
          ...gone.map(([price, group]) => ({ price, group, difference: -1 })),
          ...added.map(([price, group]) => ({ price, group, difference: 1 })),
        ],
        4,
      );
      const left = [...products.slice(0, from), ...products.slice(from + 30), ...added];
      expect([...changed.countBetween(min, max, 4)]).toEqual(countOf(left));
    }),
  );
});
