import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { type ShopView, unnamedShop } from "#contract/shop-view.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { orders } from "#modules/orders/texts/orders.ts";
import { emptyShell, ShellContext } from "#web/ui/shell-context.ts";
import { CancelPage } from "./cancel-page.tsx";

vi.mock("./bought-style.tsx", () => ({ BoughtStyle: () => null }));

const comb: CartView["lines"][number] = {
  id: "1",
  productId: "2",
  title: "Sheesham comb",
  picture: null,
  colour: null,
  size: null,
  quantity: 2,
  most: 10,
  unitPaise: 29_900,
  oldUnitPaise: null,
  discount: 0,
  linePaise: 59_800,
  taxPercent: null,
  grams: 0,
  changes: [],
};
const quote = { subtotal: 59_800, promo: 0, shipping: 0, tax: 0, total: 59_800, charges: [] };

function shown(cart: Parameters<typeof CancelPage>[0]["cart"], mayPay = false, pays: ShopView["pays"] = []) {
  const router = createMemoryRouter([{ path: "/", element: createElement(CancelPage, { cart, mayPay }) }]);
  const page = createElement(RouterProvider, { router });
  return renderToStaticMarkup(
    createElement(ShellContext, { value: { ...emptyShell, shop: { ...unnamedShop, pays } } }, page),
  );
}

it("shows what is still in the cart and what it comes to, and nothing of an empty one", () => {
  const full = shown({ lines: [comb], quote: { ...quote, freeShippingFrom: 0 } });
  expect(full).toContain(orders.cancel.kept);
  expect(full).toContain("Sheesham");
  expect(full).toContain("₹598");
  expect(full).toContain(`href="/cart#order-summary"`);
  expect(full).not.toContain(orders.cancel.byUpi);
  const empty = { lines: [], quote: { ...quote, freeShippingFrom: 0 } };
  for (const cart of [null, empty]) {
    expect(shown(cart)).not.toContain(orders.cancel.kept);
    expect(shown(cart)).not.toContain(orders.cancel.again);
  }
});

it("offers UPI, where the shop takes it, without a way back through the cart", () => {
  const cart = { lines: [comb], quote: { ...quote, freeShippingFrom: 0 } };
  for (const without of [shown(cart, true, ["card"]), shown(cart, false, ["qr"])])
    expect(without).not.toContain(orders.cancel.byUpi);
  const full = shown(cart, true, ["card", "qr"]);
  expect(full).toContain(orders.cancel.byUpi);
  expect(full).toContain(`href="/checkout?method=qr"`);
});
