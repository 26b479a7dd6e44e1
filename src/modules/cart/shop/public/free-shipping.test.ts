import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { cart } from "#modules/cart/texts/cart.ts";
import { quoteOf } from "#modules/pricing/rules/quote.ts";
import { demoTerms } from "#support/pricing.ts";
import { FreeShipping, missingForFree } from "./free-shipping.tsx";

function said(subtotal: number, facts: { shipping?: number; freeShippingFrom?: number } = {}): string {
  const shown = { subtotal, promo: 0, shipping: 10_000, tax: 0, total: 0, charges: [] };
  const quote = { ...shown, freeShippingFrom: 80_000, ...facts };
  const element = createElement(FreeShipping, { quote });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it("says how much more ships free from half of the way on, and that it does", () => {
  expect(said(39_999)).toBe("");
  expect(said(40_000)).toContain("more for free shipping");
  expect(said(40_000)).toMatch(/<meter [^>]*value="40000"/);
  expect(said(90_000, { shipping: 0 })).toContain(cart.summary.isFree);
  expect(said(90_000, { shipping: 0 })).not.toContain("<meter");
});

it("says a sum in whole rupees that is just enough", () => {
  const terms = demoTerms(83.16);
  const quote = (paise: number) =>
    quoteOf({ goods: [{ paise, taxPercent: null, grams: 0 }], promo: null, terms });
  for (const paise of [1, 5_000_00, 8_315_99, 8_316_00]) {
    const missing = missingForFree(quote(paise));
    expect(missing % 100).toBe(0);
    expect([paise + missing, paise + missing - 100].map((sum) => quote(sum).shipping)).toEqual([0, 831_60]);
  }
  expect(missingForFree(quote(9_000_00))).toBe(0);
});
