import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { delivery as words } from "../texts.ts";
import { DeliveryPage } from "./delivery-page.tsx";

it("ties its field to what is said below it, and to what was wrong", () => {
  const said = (problem: string | null) => {
    const element = createElement(DeliveryPage, {
      typed: "",
      productId: null,
      view: null,
      problem,
      ways: [],
    });
    const router = createMemoryRouter([{ path: "/", element }]);
    const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
    const id = /<input[^>]* aria-describedby="([^"]+)"/.exec(page)?.[1] ?? "none";
    return new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(page)?.[0];
  };
  expect(said(null)).toContain(words.hint);
  expect(said("No such PIN code.")).toContain("No such PIN code.");
});

it("names what one can pay with where no cash is taken", () => {
  const view = {
    pinCode: "560001",
    places: [],
    deliverable: true,
    by: "2026-12-03",
    paise: 0,
    freeAbovePaise: 0,
  };
  const said = (cash: boolean) => {
    const shown = { typed: "560001", productId: null, view: { ...view, cash }, problem: null, ways: ["UPI"] };
    const router = createMemoryRouter([{ path: "/", element: createElement(DeliveryPage, shown) }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  expect(said(false)).toContain(">UPI</span>");
  expect(said(true)).not.toContain(">UPI</span>");
});
