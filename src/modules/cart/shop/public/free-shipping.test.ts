import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { cart } from "#modules/cart/texts/cart.ts";
import { FreeShipping } from "./free-shipping.tsx";

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
