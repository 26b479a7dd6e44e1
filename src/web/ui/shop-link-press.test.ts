import { type ComponentProps, createElement, type MouseEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_DataRouterContext as DataRouterContext, MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ShopLink, type ShopLinkProps } from "./shop-link.tsx";

const leftButton = { button: 0, defaultPrevented: false };
/** Within a drawing the browser says of a link's target not a word but an object. */
const inDrawing = { currentTarget: { target: { baseVal: "" } } };

it.each<[string, Partial<ShopLinkProps>, object]>([
  ["a plain press", {}, {}],
  ["one within a drawing", {}, inDrawing],
  ["one that stays in this window", { target: "_self" }, {}],
])("asks the router for %s", (_, said, pressed) => {
  const { navigate, preventDefault } = press(said, pressed);
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith("/stores/pune", expect.objectContaining({ replace: false }));
});

it.each<[string, Partial<ShopLinkProps>, object]>([
  ["Ctrl", {}, { ctrlKey: true }],
  ["Shift", {}, { shiftKey: true }],
  ["Meta", {}, { metaKey: true }],
  ["Alt", {}, { altKey: true }],
  ["the middle button", {}, { button: 1 }],
  ["what was prevented before", {}, { defaultPrevented: true }],
  ["another window", { target: "_blank" }, {}],
  ["a file to keep", { download: "bill.pdf" }, {}],
  ["a page that the router does not know", { reloadDocument: true }, {}],
  ["another site", { to: "//elsewhere.example" }, {}],
])("leaves %s to the browser", (_, said, pressed) => {
  const { navigate, preventDefault } = press(said, pressed);
  expect(navigate).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});

it.each<[string, Partial<ShopLinkProps>, boolean]>([
  ["where it is told to", { replace: true }, true],
  ["on the page that it leads to", { to: "/stores?city=pune" }, true],
  ["there too unless told otherwise", { to: "/stores?city=pune", replace: false }, false],
])("replaces the page in the history %s", (_, said, replace) => {
  expect(press(said, {}).navigate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ replace }),
  );
});

it.each([true, false])("lets a card's picture move to its page where one can hover: %s", (hovers) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover:hover)" && hovers }));
  expect(press({ to: "/product/p1" }, {}).navigate).toHaveBeenCalledWith(
    "/product/p1",
    expect.objectContaining({ viewTransition: hovers }),
  );
  vi.unstubAllGlobals();
});

function press(said: Partial<ShopLinkProps>, pressed: object) {
  const navigate = vi.fn();
  const preventDefault = vi.fn();
  const location = { pathname: "/stores", search: "?city=pune", hash: "" };
  let onClick: ComponentProps<"a">["onClick"];
  const written = () => {
    const link = ShopLink({ to: "/stores/pune", ...said });
    onClick = link.props.onClick;
    return link;
  };
  const value = { router: { state: { location }, navigate } } as never;
  const page = createElement(DataRouterContext.Provider, { value }, createElement(written));
  renderToStaticMarkup(createElement(MemoryRouter, null, page));
  const event = { ...leftButton, currentTarget: { target: said.target ?? "" }, preventDefault, ...pressed };
  onClick?.(event as unknown as MouseEvent<HTMLAnchorElement>);
  return { navigate, preventDefault };
}
