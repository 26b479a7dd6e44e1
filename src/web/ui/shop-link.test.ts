import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { NavLink, ShopLink, type ShopLinkProps } from "./shop-link.tsx";

it("is written with its address and what else was said of it, and with nothing for the router", () => {
  const link = {
    to: "/product/a?colour=dark%20red&size=M#reviews",
    lang: "en",
    replace: true,
    preventScrollReset: true,
    state: { stays: true },
  };
  expect(written(ShopLink, link, "/")).toBe(
    '<a lang="en" href="/product/a?colour=dark%20red&amp;size=M#reviews">words</a>',
  );
});

it.each([
  ["/", "/hi"],
  ["/?a=1", "/hi?a=1"],
  ["/stores/indiranagar", "/hi/stores/indiranagar"],
  ["#reviews", "/hi/stores#reviews"],
])("leads from a page in Hindi to %s at %s", (to, href) => {
  expect(written(ShopLink, { to }, "/hi/stores", "/hi")).toBe(`<a href="${href}">words</a>`);
  const isHere = to.startsWith("/stores");
  expect(written(NavLink, { to: "/stores" }, `/hi${to}`, "/hi").includes("aria-current")).toBe(isHere);
});

function written(
  part: ComponentType<never>,
  props: ShopLinkProps & { end?: boolean },
  here: string,
  basename = "/",
): string {
  const within = createElement(part as ComponentType<object>, { ...props, key: "link" }, "words");
  return renderToStaticMarkup(createElement(MemoryRouter, { basename, initialEntries: [here] }, within));
}
