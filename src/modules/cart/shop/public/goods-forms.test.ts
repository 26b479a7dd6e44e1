import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { emptyShell, ShellContext } from "#web/ui/shell-context.ts";
import { AddToCart, WishToggle } from "./cart-actions.tsx";
import { GoodsForms } from "./goods-forms.tsx";

test.each([
  ["not wished for", false, "wishlist.add", "productId"],
  ["wished for", true, "wishlist.remove", "id"],
])("a card of goods %s posts the page's forms, which lead back to it", (_, isWished, call, field) => {
  const html = drawn(isWished ? ["lamp"] : []);
  const [add = "", heart = ""] = html.match(/<button.*?<\/button>/g) ?? [];
  expect(html.match(/<form/g)).toHaveLength(3);
  expect([said(add, "name"), said(add, "value")]).toEqual(["productId", "lamp"]);
  expect(formOf(html, add)).toEqual(["/cart", "cart.add", "/products?sort=new"]);
  expect([said(heart, "name"), said(heart, "value")]).toEqual([field, "lamp"]);
  expect(formOf(html, heart)).toEqual(["/wishlist", call, "/products?sort=new"]);
});

function said(element: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
}

/** Where the form goes that the button names, and what it tells by itself. */
function formOf(html: string, button: string): (string | undefined)[] {
  const form = html.split("<form").find((part) => said(part, "id") === said(button, "form")) ?? "";
  const values = [...form.matchAll(/<input[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  return [said(form, "action"), ...values];
}

function drawn(wished: readonly string[]): string {
  const product = { id: "lamp", title: "Lamp", colours: [], sizes: [], inStock: true };
  const element = createElement(
    Fragment,
    null,
    createElement(GoodsForms),
    createElement(AddToCart, { product, place: "card", signAlone: true }),
    createElement(WishToggle, { productId: "lamp", title: "Lamp", place: "card" }),
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/products?sort=new"] });
  const page = createElement(RouterProvider, { router });
  return renderToString(createElement(ShellContext, { value: { ...emptyShell, wished } }, page));
}
