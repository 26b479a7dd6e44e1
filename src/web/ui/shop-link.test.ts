import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, type LinkProps, MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ShopLink } from "./shop-link.tsx";

const links: readonly LinkProps[] = [
  { to: "/" },
  { to: "/orders", className: "nav-link", title: "Orders", rel: "nofollow" },
  { to: "/product/a?colour=dark%20red&size=M#reviews", lang: "en", tabIndex: -1, "aria-hidden": true },
  { to: "/products?category=electronics", replace: true, state: { from: "/" }, preventScrollReset: true },
  { to: "/cart", viewTransition: true, onClick: () => undefined },
  { to: "/stores", prefetch: "none" },
  { to: "/profile", discover: "none" },
  { to: "/invoice", reloadDocument: true },
  { to: "?page=2" },
  { to: "details" },
  { to: { pathname: "/products", search: "?page=2" } },
  { to: "//elsewhere.example/a" },
  { to: "https://elsewhere.example/a" },
];

it.each(links)("is written as the router would write it: %o", (link) => {
  expect(markup(ShopLink, link)).toEqual(markup(Link as ComponentType<LinkProps>, link));
});

/** The order of attributes is nobody's business. */
function markup(part: ComponentType<LinkProps>, props: LinkProps): string[] {
  const within = createElement(part, { ...props, key: "link" }, "words");
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ["/products?page=1"] }, within),
  );
  return html.split(/(?<=") |(?<=<a) |(?<=")(?=>)/).sort();
}
