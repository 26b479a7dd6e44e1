import { expect, it } from "vitest";
import type { Variant } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { viewWishlist } from "./wishlist-view.ts";

const gramsOf = (variants: readonly Pick<Variant, "grams">[]) => {
  const offer = { id: "lamp", unitPaise: 100, gone: false, free: 1, variants } as unknown as Sellable;
  const { wishes } = viewWishlist(
    [{ productId: "lamp", priceWhenAdded: 100 }],
    new Map([["lamp", offer]]),
    1,
  );
  return wishes[0]?.grams;
};

it("knows what the heaviest choice weighs, and nothing where nobody has weighed any", () => {
  expect(gramsOf([{ grams: 80 }, { grams: 300 }, {}])).toBe(300);
  expect(gramsOf([{}, {}])).toBe(0);
  expect(gramsOf([])).toBe(0);
});
