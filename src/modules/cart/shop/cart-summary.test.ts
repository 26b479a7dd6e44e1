import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { formatRupees } from "#contract/format/money.ts";
import { quoteOf } from "#modules/pricing/rules/quote.ts";
import { demoTerms, welcome } from "#support/pricing.ts";
import type { CartView } from "../cart-view.ts";
import { CartSummary, Estimate } from "./cart-summary.tsx";

const terms = demoTerms(83.16);

function said(paise: number, promo: Parameters<typeof quoteOf>[0]["promo"] = null): string {
  const quote = quoteOf({ goods: [{ paise, taxPercent: null, grams: 0 }], promo, terms });
  const cart = { quote, terms } as CartView;
  const element = [Estimate, CartSummary].map((part, key) => createElement(part, { cart, key }));
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replace(/<[^>]+>/g, "");
}

it("estimates with the delivery that will be charged, which is said once", () => {
  const dear = said(100_00);
  expect(dear).toContain(`Shipping${formatRupees(831_60)}Total (estimated)${formatRupees(931_60)}`);
  expect(dear.split("Shipping")).toHaveLength(3);
  for (const free of [said(9_000_00), said(100_00, { ...welcome, shipsFree: true, minimumPaise: 0 })]) {
    expect(free).toMatch(/ShippingFreeTotal \(estimated\)₹(?:9,000|100)/);
    expect(free).not.toContain(formatRupees(831_60));
  }
});
