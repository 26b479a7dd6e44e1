import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Discount } from "#contract/discount.ts";
import { welcome } from "#support/pricing.ts";
import { PromoForm } from "./promo-form.tsx";

it.each([
  ["a code that was typed", welcome, false],
  ["what is taken off without a code", { ...welcome, code: "3FOR2", isAutomatic: true } as const, true],
  ["nothing", null, true],
])("asks for a code unless one was typed: %s", (_, promo: Discount | null, asks) => {
  const element = createElement(PromoForm, { promo, offer: null, setPromo: () => Promise.reject() });
  const router = createMemoryRouter([{ path: "/", element }]);
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  expect(page.includes('name="promo"')).toBe(asks);
  expect(page.includes(welcome.code)).toBe(!asks);
});
