import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { unnamedShop } from "#contract/shop-view.ts";
import { home } from "#contract/texts/en/home.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { emptyShell, ShellContext } from "#web/ui/shell-context.ts";
import { HomePage } from "./home-page.tsx";

const pickle = { id: "1", title: "Mango pickle", category: "grocery" } as unknown as CardView;

function shown(featured: readonly CardView[]): string {
  const section = { kind: "categories", shown: true, title: "Shop by category", lead: "" };
  const hero = { lead: "", title: "", text: "", action: "", second: "" };
  const props = {
    view: { featured, strip: [{ id: "electronics", count: 0 }], largestDiscount: 0 },
    says: { title: "", description: "", hero, sections: [section], reasons: [] },
    ...{ newest: [], deals: [], testimonials: [], stores: [], tiles: [], sale: null, publicUrl: "" },
  } as unknown as Parameters<typeof HomePage>[0];
  const router = createMemoryRouter([{ path: "/", element: createElement(HomePage, props) }]);
  const page = createElement(RouterProvider, { router });
  return renderToStaticMarkup(
    createElement(ShellContext, { value: { ...emptyShell, shop: unnamedShop } }, page),
  );
}

it("calls the shelves empty only where they are, whichever categories it names", () => {
  expect(shown([])).toContain(home.nothingYet.title);
  expect(shown([pickle])).not.toContain(home.nothingYet.title);
});
