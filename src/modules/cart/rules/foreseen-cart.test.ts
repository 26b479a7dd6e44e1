import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTerms, welcome } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import type { CartLine } from "./cart-lines.ts";
import { viewCart } from "./cart-view.ts";
import { emptied, withExtra, withoutLine, withQuantity } from "./foreseen-cart.ts";

const product = fc.record({
  unitPaise: fc.integer({ min: 1, max: 900_000 }),
  free: fc.integer({ min: 0, max: 12 }),
});
const amounts = fc.integer({ min: 1, max: 10 });
const shop = fc.array(fc.tuple(product, amounts), { minLength: 1, maxLength: 6 });

function cartOf(held: readonly (readonly [{ unitPaise: number; free: number }, number])[]) {
  const offers = held.map(([{ unitPaise, free }], at) =>
    sellable({ id: `p${at}`, title: `P${at}`, unitPaise, each: free }),
  );
  const lines = held.map(
    ([, quantity], at): CartLine => ({
      id: `l${at}`,
      productId: `p${at}`,
      colour: null,
      size: null,
      quantity,
      priceWhenAdded: 100,
      addedAt: at,
    }),
  );
  const terms = { ...demoTerms(83.16), extras: [{ kind: "ribbon", paise: 25_00 }] };
  const view = (of: readonly CartLine[], extras: readonly string[] = []) =>
    viewCart({
      version: 1,
      lines: of,
      offers: new Map(offers.map((offer) => [offer.id, offer])),
      promo: welcome,
      extras,
      rate: 83.16,
      terms,
      taxPercentOf: () => null,
    });
  return { lines, view };
}

describe("the foreseen cart", () => {
  it("is the cart that the server then makes", () => {
    fc.assert(
      fc.property(shop, amounts, (held, quantity) => {
        const { lines, view } = cartOf(held);
        const set = lines.map((line) => (line.id === "l0" ? { ...line, quantity } : line));
        const fewer = set[0] && held[0] && set[0].quantity > held[0][0].free;
        // What is left is known to the server alone; the browser keeps what it was told.
        if (!fewer) expect(withQuantity(view(lines), "l0", quantity)).toEqual(view(set));
        expect(withoutLine(view(lines), "l0")).toEqual(view(lines.slice(1)));
        expect(emptied(view(lines))).toEqual(view([]));
        expect(withExtra(view(lines), "ribbon", true)).toEqual(view(lines, ["ribbon"]));
        expect(withExtra(view(lines, ["ribbon"]), "ribbon", false)).toEqual(view(lines));
      }),
    );
  });
});
